import { fileURLToPath } from "node:url";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const folder = "test/rules/battle/";

/** Battles by the thousand: they would take minutes for every change that the other files already notice. */
const LEFT_OUT = ["properties.test.ts", "digest.test.ts"].map((name) => folder + name);

/** Whole battles and many enemies; a change that a smaller scene notices need not wait for them. */
const LAST = ["view.test.ts", "enemy.test.ts", "log.test.ts", "replay.test.ts"].map((name) => folder + name);

class SmallScenesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => LAST.findIndex((name) => moduleId.endsWith(name));
    return files.toSorted((one, other) => place(one) - place(other));
  }
}

/** The tests that `npm run mutation` asks about each small change to the battle rules. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  test: {
    include: [`${folder}**/*.test.ts`],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    environment: "node",
    // The rules keep nothing between tests, and reading them anew for each file would take most of the time.
    isolate: false,
    fileParallelism: false,
    sequence: { sequencer: SmallScenesFirst },
    testTimeout: 15_000,
  },
});
