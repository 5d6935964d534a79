import { readFileSync } from "node:fs";
import { loadConfigFromFile } from "vite";
import { describe, expect, it, vi } from "vitest";

describe("the configuration of the browser tests", () => {
  it("neither starts nor installs a browser when a tool or an editor loads it (ABU-128)", async () => {
    vi.stubEnv("CHROMIUM_PATH", "/nowhere/chromium");
    const { default: configuration } = await import("../../playwright.config.ts");
    expect(configuration.use?.launchOptions?.executablePath).toBe("/nowhere/chromium");
    vi.unstubAllEnvs();
  });
});

describe("the oldest browsers", () => {
  it("for which the client is built are those that the README names", async () => {
    const built = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
    const readme = readFileSync("README.md", "utf8");
    const named =
      /It needs Chrome or Edge (\d+), Firefox (\d+), Safari ([\d.]+), or a later/.exec(readme) ?? [];
    const [, chrome, firefox, safari] = named;
    expect(built?.config.build?.target).toEqual([
      `chrome${chrome}`,
      `edge${chrome}`,
      `firefox${firefox}`,
      `safari${safari}`,
    ]);
  });

  it("have all methods of the language that TypeScript knows in the project: those of 2023", () => {
    const { compilerOptions } = JSON.parse(readFileSync("tsconfig.json", "utf8"));
    expect(compilerOptions.lib).toEqual(["ES2023"]);
    const libraries = ["ui", "engine", "assets", "rules"].flatMap(
      (folder) => JSON.parse(readFileSync(`${folder}/tsconfig.json`, "utf8")).compilerOptions.lib ?? [],
    );
    expect(libraries.filter((library: string) => /^ES(?!2023$)/i.test(library))).toEqual([]);
  });
});
