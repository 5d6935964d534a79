import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";

/** Battles by the thousand: they would take minutes for every change that the other files already notice. */
const BATTLES_BY_THE_THOUSAND = ["test/rules/battle/properties.test.ts", "test/rules/battle/digest.test.ts"];

/** The tests that `npm run mutation` asks about each small change to the battle rules. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: ["test/rules/battle/**/*.test.ts"],
    exclude: [...configDefaults.exclude, ...BATTLES_BY_THE_THOUSAND],
    environment: "node",
    testTimeout: 15_000,
  },
});
