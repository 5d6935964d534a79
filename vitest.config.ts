import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Every test that needs neither a browser nor minutes; a file asks for a DOM with `// @vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [react()],
  define: { __DEVELOPMENT_HELP__: "true" },
  cacheDir: "node_modules/.vite/vitest",
  test: {
    environment: "node",
    // Own processes: the native database and the planted kills stay apart from each other.
    pool: "forks",
    maxWorkers: 2,
    // Ends only what hangs: no test depends on how fast the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    css: false,
    restoreMocks: true,
    projects: [
      // The rules keep nothing between tests, and reading them anew for each file would take most of the time.
      {
        extends: true,
        test: { name: "rules", include: ["test/rules/**/*.test.ts"], isolate: false },
      },
      {
        extends: true,
        test: {
          name: "game",
          include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
          exclude: ["test/rules/**", "test/browser/**", "test/bench/**", "node_modules/**"],
          setupFiles: ["test/gateway-shapes/in-tests.ts"],
        },
      },
    ],
  },
});
