import { loadRules } from "../../validation.ts";
import { type Answer, bodyOf, RequestError } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { AskedRun, Tree } from "./browser/contract.ts";

/** What each tab asks. */
export async function listCommands({ workbench: { runs } }: Asked): Promise<Answer> {
  return { json: await runs.forms() };
}

export function listRuns({ workbench: { runs } }: Asked): Answer {
  return { json: runs.list() };
}

/** Starts a command `{ command, flags, files, overlay }`, or lets a stopped one go on: `{ goOn: id }`. */
export async function startRun({ workbench: { runs, trials }, request }: Asked): Promise<Answer> {
  const { command, flags, files, overlay, goOn } = await bodyOf(request);
  if (trials.isBusy()) throw new RequestError("The tab Battles is playing: stop it first.", 409);
  if (typeof goOn === "string") return { json: await runs.goOn(goOn) };
  if (typeof command !== "string" || !isTexts(flags) || !Array.isArray(files) || !isTexts({ ...files }))
    throw new RequestError("A run has a command, flags and files, all of them texts.");
  const loaded = loadRules(overlay, "draft");
  if (!loaded.ok) throw new RequestError(loaded.problems[0] ?? "The draft has a mistake.");
  const asked: AskedRun = { command, flags, files: files as string[] };
  return { json: await runs.start(asked, { overlay: overlay as Tree, hash: loaded.hash }) };
}

export function stopRun({ workbench: { runs } }: Asked): Answer {
  runs.stop();
  return { json: { ok: true } };
}

/** A file of a result: `sections.html` to show, the others also to save. */
export function readRun({ workbench: { runs }, query }: Asked): Answer {
  const [id, file] = [query.get("id") ?? "", query.get("file") ?? ""];
  const text = runs.read(id, file);
  if (text === null) throw new RequestError("There is no such result.");
  if (file === "sections.html" || file === "result.txt") return { json: { text } };
  if (file === "result.html") return { html: text };
  return { text, download: `${id}-${file}` };
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((one) => typeof one === "string")
  );
}
