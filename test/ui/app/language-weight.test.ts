import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { describe, expect, it, onTestFinished } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { firstTextsOf } from "../../../rules/validation.ts";
import { loadLanguages } from "../../../server/configuration/startup-config.ts";
import { PROJECT_FOLDER, TEXTS_FOLDER } from "../../../server/start/project.ts";

const MOST_BYTES = 5000;

/** What the client has only because it speaks several languages, or writes numbers and plurals as they do. */
const MACHINERY = [
  ...["fill-numbers", "fill-plural", "list-text", "number-text", "preferred-language", "script"].map(
    (name) => `rules/texts/${name}.ts`,
  ),
  ...["app/loading/first-texts.ts", "app/hooks/use-page-language.ts"].map((name) => `ui/${name}`),
  ...["language-choice.tsx", "store/choose-language.ts", "api/translated-errors.ts", "texts.ts"].map(
    (name) => `ui/game/${name}`,
  ),
];

/** The machinery as one minified script; what other code of the client needs as well is left out. */
async function bundled(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "lab-machinery-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, "entry.ts");
  writeFileSync(
    entry,
    MACHINERY.map((name) => `export * from ${JSON.stringify(join(PROJECT_FOLDER, name))};`).join("\n"),
  );
  const own = new Set(MACHINERY.map((name) => join(PROJECT_FOLDER, name)));
  const output = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        external: (id, importer) =>
          importer !== undefined && importer !== entry && !own.has(join(importer, "..", id)),
      },
    },
  });
  const { output: chunks } = [output].flat()[0] as Rolldown.RolldownOutput;
  return chunks.flatMap((chunk) => (chunk.type === "chunk" ? [chunk.code] : [])).join("\n");
}

describe("what languages cost the first load", () => {
  it("languages cost the first load at most 5 KB gzip, with the first texts of any of them (GAP-63)", async () => {
    const read = loadLanguages(TEXTS_FOLDER);
    if (!read.ok) throw new Error(read.problems.join("\n"));
    const code = await bundled();
    expect(code.length).toBeGreaterThan(2000);
    for (const texts of [shippedRules.texts, ...read.languages]) {
      const script = `export default ${JSON.stringify(firstTextsOf(texts))};`;
      expect(gzipSync(code).length + gzipSync(script).length, texts.language).toBeLessThan(MOST_BYTES);
    }
  });
});
