import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** Every test that needs neither a browser nor minutes; a file asks for a DOM with `// @vitest-environment happy-dom`. */
export default defineConfig({
  plugins: [react()],
  define: { __DEVELOPMENT_HELP__: "true" },
  cacheDir: "node_modules/.vite/vitest",
  test: {
    include: ["test/**/*.test.ts", "test/**/*.test.tsx"],
    exclude: ["test/browser/**", "test/bench/**", "node_modules/**"],
    environment: "node",
    // Own processes: the native database and the planted kills stay apart from each other.
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 15_000,
    hookTimeout: 15_000,
    css: false,
    restoreMocks: true,
  },
});
