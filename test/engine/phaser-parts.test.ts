import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (path: string) => readFileSync(path, "utf8");
const parts = read("engine/phaser-parts.ts");

/** The kinds of objects that the parts register: `image` for `scene.add.image`. */
function registered(): string[] {
  const factories = [...parts.matchAll(/"(phaser\/src\/gameobjects\/[^"]+Factory\.js)"/g)];
  return factories.flatMap(([, file]) =>
    [...read(`node_modules/${file}`).matchAll(/GameObjectFactory\.register\('(\w+)'/g)].map(
      ([, kind]) => kind ?? "",
    ),
  );
}

/** The kinds that the canvases add to their scenes. */
function added(): string[] {
  const sources = readdirSync("engine", { encoding: "utf8", recursive: true })
    .filter((path) => path.endsWith(".ts"))
    .map((path) => read(`engine/${path}`));
  return sources.flatMap((source) =>
    [...source.matchAll(/\.add\s*\.(\w+)\(/g)].map(([, kind]) => kind ?? ""),
  );
}

describe("the parts of Phaser that a browser loads", () => {
  it("contain each kind of object that the canvases add, and no other", () => {
    expect(new Set(registered())).toEqual(new Set(added()));
  });

  it("contain each plugin that a scene needs to begin", () => {
    const plugins =
      read("node_modules/phaser/src/plugins/DefaultPlugins.js").match(/CoreScene: \[([^\]]+)\]/)?.[1] ?? "";
    const names = [...plugins.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(names).toContain("CameraManager");
    for (const name of names) expect(parts).toContain(`/${name}.js"`);
  });
});
