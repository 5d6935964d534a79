import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const tablesPerTest = at("mutation/tables-per-test.ts");

/** Whole battles and samples by the hundred: seconds for every change that smaller scenes already notice. */
const LEFT_OUT = [
  "battle/properties",
  "battle/digest",
  "battle/view/hidden-cards",
  "battle/log/log-styles",
  "battle/enemy/enemy-labels",
  "battle/preview/attack-preview-tries",
  "battle/ai/difficulty",
  "battle/ai/win-rates",
  "battle/ai/honesty",
].map((name) => `test/rules/${name}.test.ts`);

/** Gives the rules tables that last for one test, see `mutation/tables-per-test.ts`. */
const freshTables: Plugin = {
  name: "fresh-tables",
  enforce: "pre",
  resolveId: (source, importer) =>
    source.endsWith("/memoize-by-ruleset.ts") && importer !== tablesPerTest ? tablesPerTest : null,
};

/** The tests that `npm run mutation` asks about each small change to the battle rules. */
export default defineConfig({
  root: at(".."),
  plugins: [freshTables],
  test: {
    include: ["test/rules/battle/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    setupFiles: [at("mutation/setup.ts")],
    environment: "node",
    // The rules keep nothing between tests, and reading them anew for each file would take most of the time.
    isolate: false,
    fileParallelism: false,
    testTimeout: 15_000,
  },
});
