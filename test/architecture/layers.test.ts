import { describe, expect, it } from "vitest";
import { readImports } from "./imports.ts";
import { brokenLayers, LAYERED, type Layers } from "./layers.ts";
import { withPlantedProject } from "./planted-project.ts";

describe.each(Object.entries(LAYERED))("the layers of %s/", (folder, layers) => {
  it("are kept: no import runs upward or to a neighbour", () => {
    expect(brokenLayers(folder, layers, readImports(process.cwd(), [folder]))).toEqual([]);
  });

  it("refuse an import of a higher room, and nothing else", () => {
    const [lowest = ".", highest = "."] = [layers[0]?.[0], layers.at(-1)?.[0]];
    expect(brokenWith(folder, layers, fileOf(lowest, "wrong"), fileOf(highest))).toHaveLength(1);
    expect(brokenWith(folder, layers, fileOf(highest, "right"), fileOf(lowest))).toEqual([]);
  });
});

describe("the check of the layers", () => {
  const layers: Layers = [["lower"], ["left", "right"], ["right/deeper", "single.ts"], ["."]];

  it.each([
    ["an import of a neighbour", "left/wrong.ts", "right/room.ts"],
    ["an import of a room inside a room", "right/wrong.ts", "right/deeper/room.ts"],
    ["an import of a single file", "lower/wrong.ts", "single.ts"],
    ["an import of a file in the folder itself", "right/deeper/wrong.ts", "room.ts"],
    ["a file in a folder that is no room", "elsewhere/wrong.ts", "lower/room.ts"],
  ])("reports %s", (_, from, target) => {
    expect(brokenWith("ui", layers, from, target)).toHaveLength(1);
  });

  it("reports a room without files", () => {
    const files = Object.fromEntries(filesOf("ui", layers).filter(([path]) => path !== "ui/left/room.ts"));
    const broken = withPlantedProject(files, (root) => brokenLayers("ui", layers, readImports(root, ["ui"])));
    expect(broken).toEqual(["ui/left has no file"]);
  });

  it("lets only the app import the development wallet", () => {
    const ui = LAYERED.ui ?? [];
    expect(brokenWith("ui", ui, "app/right.ts", "dev-wallet/room.ts")).toEqual([]);
    expect(brokenWith("ui", ui, "lab/wrong.ts", "dev-wallet/room.ts")).toHaveLength(1);
  });
});

/** What is reported where each room has a file, and `from` imports `target`. */
function brokenWith(folder: string, layers: Layers, from: string, target: string): string[] {
  const up = "../".repeat(from.split("/").length - 1) || "./";
  const planted = {
    ...Object.fromEntries(filesOf(folder, layers)),
    [`${folder}/${from}`]: `import "${up}${target}";`,
  };
  return withPlantedProject(planted, (root) => brokenLayers(folder, layers, readImports(root, [folder])));
}

function filesOf(folder: string, layers: Layers): [path: string, text: string][] {
  return layers.flat().map((room) => [`${folder}/${fileOf(room)}`, "export {};"]);
}

/** A file in a room; the room itself where it is a file. */
function fileOf(room: string, name = "room"): string {
  if (room.endsWith(".ts")) return room;
  return room === "." ? `${name}.ts` : `${room}/${name}.ts`;
}
