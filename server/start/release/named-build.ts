import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Stands in the server for the name of its build until that is known. */
const BUILD_TO_COME = "build-to-come";

/** The commit that is built: of this folder, or `COMMIT` where its history is not there, as in the image. */
function commitOfBuild(): string {
  const told = spawnSync("git", ["describe", "--always", "--dirty", "--exclude=*", "--abbrev=12"], {
    encoding: "utf8",
  });
  return process.env.COMMIT || told.stdout?.trim() || "unknown";
}

/** Names what is built, in the server and in a file beside it: a hash of the server and of the client before it. */
export const namedBuild: Plugin = {
  name: "named-build",
  config: () => ({
    define: { __BUILD__: JSON.stringify({ commit: commitOfBuild(), build: BUILD_TO_COME }) },
  }),
  generateBundle({ dir = "" }, bundle) {
    const chunks = Object.values(bundle).flatMap((chunk) => (chunk.type === "chunk" ? [chunk] : []));
    const page = join(dir, "..", "client", "index.html");
    const parts = [...chunks.map(({ code }) => code).sort(), existsSync(page) ? readFileSync(page) : ""];
    const build = hash("sha256", parts.map((part) => hash("sha256", part)).join()).slice(0, 8);
    for (const chunk of chunks) chunk.code = chunk.code.replaceAll(BUILD_TO_COME, build);
    const { version } = JSON.parse(readFileSync("package.json", "utf8"));
    const source = `${JSON.stringify({ version, commit: commitOfBuild(), build })}\n`;
    this.emitFile({ type: "asset", fileName: "program.json", source });
  },
};
