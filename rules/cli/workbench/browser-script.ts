import { build } from "vite";

const ENTRY = "rules/cli/workbench/browser/app.ts";

let script: Promise<string> | null = null;

/** The script of the page, bundled at the first request. */
export function browserScript(): Promise<string> {
  script ??= bundled();
  return script;
}

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  const outputs = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  const chunk = outputs.find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error(`${ENTRY} gave no script.`);
  return chunk.code;
}
