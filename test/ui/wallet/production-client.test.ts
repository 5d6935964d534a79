import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, loadConfigFromFile, type PluginOption } from "vite";
import { describe, expect, it } from "vitest";
import { PROJECT_FOLDER } from "../../../server/start/project.ts";

const BUILD_MS = 240_000;

/** Texts that a client with development help contains. */
const HELP = ["devWallet", "Dev wallet", "/api/dev/", "/dev/gateway", "RadixEngineToolkit", "/api/auth/dev"];

/** Returns all files of the production client as one text, built by Vite. */
async function productionClient(): Promise<string> {
  const mode = "production";
  const file = join(PROJECT_FOLDER, "vite.config.ts");
  const config = (await loadConfigFromFile({ command: "build", mode }, file))?.config;
  const plugins = config?.plugins?.flat().filter((plugin) => !isCompression(plugin)) ?? [];
  const built = await build({
    ...config,
    configFile: false,
    mode,
    plugins,
    logLevel: "error",
    build: { ...config?.build, write: false, minify: false },
  });
  return [built]
    .flat()
    .flatMap((result) => ("output" in result ? result.output : []))
    .map((part) => (part.type === "chunk" ? part.code : String(part.fileName)))
    .join("\n");
}

/** Returns all sources under a folder as one text. */
function sourcesOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  return files.map((file) => readFileSync(join(folder, file), "utf8")).join("\n");
}

/** Compressing takes most of a build's time, and nothing here reads its files. */
function isCompression(plugin: PluginOption): boolean {
  return (
    typeof plugin === "object" && plugin !== null && "name" in plugin && plugin.name.includes("compression")
  );
}

describe("the production build of the client", () => {
  it("contains neither the dev wallet nor other development help (ABU-11) @long", {
    timeout: BUILD_MS,
  }, async () => {
    const production = await productionClient();
    expect(production).toContain("/api/buildMachine");
    expect(production).toContain("radix-connect-button");
    expect(HELP.filter((trace) => production.includes(trace))).toEqual([]);
    // A trace that the sources no longer have would prove nothing.
    const sources = sourcesOf(join(PROJECT_FOLDER, "ui"));
    expect(HELP.filter((trace) => !sources.includes(trace))).toEqual([]);
  });
});
