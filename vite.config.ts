import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";

const DEFAULT_PORT = 3000;

/** The server's calls; the sources of `ui/api/` stay Vite's. */
const SERVER_CALLS = "^/api/(?!.*\\.ts(\\?|$))";

/**
 * Four outputs from one source: `dist/client` (production), `dist/play` (mode "play": with the
 * development help, for `npm start`), with `--ssr server/serve.ts` the server, and the rules as a library
 * (mode "rules").
 */
export default defineConfig(({ mode, isSsrBuild }): UserConfig => {
  if (isSsrBuild) return serverBuild;
  if (mode === "rules") return rulesBuild;
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

/** One plain module for other projects, rule files inside; its types are written beside it (`build:rules`). */
const rulesBuild: UserConfig = {
  build: {
    outDir: "dist/package/rules",
    emptyOutDir: true,
    target: "es2022",
    minify: false,
    sourcemap: false,
    lib: { entry: "rules/index.ts", formats: ["es"], fileName: "index" },
  },
};
