import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const DEFAULT_PORT = 3000;

/** The server's calls; the sources of `ui/api/` stay Vite's. */
const SERVER_CALLS = "^/api/(?!.*\\.ts(\\?|$))";

/**
 * Three outputs from one source: `dist/client` (production), `dist/play` (mode "play": with the
 * development help, for `npm start`) and, with `--ssr server/main.ts`, the server.
 */
export default defineConfig(({ mode, isSsrBuild }): UserConfig => {
  if (isSsrBuild) return serverBuild;
  return {
    root: "ui",
    plugins: [react()],
    define: { __DEVELOPMENT_HELP__: JSON.stringify(mode !== "production") },
    build: {
      outDir: mode === "play" ? "../dist/play" : "../dist/client",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      sourcemap: false,
      target: "es2022",
      // Phaser alone is larger than the default limit; it is a lazy chunk of its own.
      chunkSizeWarningLimit: 1600,
      rolldownOptions: {
        output: { codeSplitting: { groups: [{ name: "phaser", test: /node_modules[\\/]phaser/ }] } },
      },
    },
    server: {
      proxy: {
        [SERVER_CALLS]: {
          target: `http://127.0.0.1:${process.env.PORT ?? DEFAULT_PORT}`,
          // The server compares the page's origin with the host it was asked at.
          changeOrigin: false,
        },
      },
    },
  };
});

const serverBuild: UserConfig = {
  build: { outDir: "dist/server", emptyOutDir: true, target: "node20", sourcemap: false },
};
