import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, loadConfigFromFile, type PluginOption } from "vite";

const ROOT = fileURLToPath(new URL("./empty-page", import.meta.url));
const BUILT = "dist/empty-page";
/** Plugins that any page of React and Phaser needs; the others write the game's own page, its worker and its manifests. */
const NEEDED = /^(vite:react|phaser-features|vite-plugin-compression)/;

/**
 * Builds the empty page with the game's own configuration for production (Phaser's parts, chunks, compression), beside
 * a copy of the built server, which serves it. Returns the folder of both.
 */
export async function buildEmptyPage(): Promise<string> {
  const game = await loadConfigFromFile({ command: "build", mode: "production" }, "vite.config.ts");
  if (game === null) throw new Error("There is no configuration of the game's build.");
  await build({
    ...game.config,
    plugins: game.config.plugins?.flat(2).filter(isNeeded) ?? [],
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    build: {
      ...game.config.build,
      outDir: fileURLToPath(new URL(`../../../../${BUILT}/client`, import.meta.url)),
      rolldownOptions: { ...game.config.build?.rolldownOptions, input: { index: `${ROOT}/index.html` } },
    },
  });
  for (const folder of ["server", "rules"])
    cpSync(`dist/${folder}`, `${BUILT}/${folder}`, { recursive: true });
  return BUILT;
}

function isNeeded(plugin: PluginOption): boolean {
  return typeof plugin === "object" && plugin !== null && "name" in plugin && NEEDED.test(plugin.name);
}
