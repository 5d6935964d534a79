import { describe, expect, it } from "vitest";
import { readImports } from "./imports.ts";
import { brokenLayers } from "./layers.ts";
import { withPlantedProject } from "./planted-project.ts";

const ui = readImports(process.cwd(), ["ui"]);

describe("the layers of ui/", () => {
  it("are kept: no import runs upward or to a neighbour", () => {
    expect(brokenLayers(ui)).toEqual([]);
  });

  it.each([
    ["a component that knows the game", "ui/components/wrong.ts", "../game/store/game.ts"],
    ["a lower room that imports a higher one", "ui/wallet/wrong.ts", "../collection/collection.ts"],
    ["a room that imports its neighbour", "ui/lab/wrong.ts", "../pvp/pvp.ts"],
    ["a room that imports the development wallet", "ui/wallet/wrong.ts", "../dev-wallet/main.ts"],
    ["a file in a room that does not exist", "ui/parts/wrong.ts", "../game/store/game.ts"],
  ])("refuse %s", (_, path, target) => {
    withPlantedProject({ [path]: `import "${target}";`, "ui/game/store/game.ts": "export {};" }, (root) =>
      expect(brokenLayers(readImports(root, ["ui"]))).toHaveLength(1),
    );
  });
});
