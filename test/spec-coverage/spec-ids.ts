import { readFileSync } from "node:fs";
import { join } from "node:path";

const CHECKLIST_LINE = /^- \*\*((?:LAB|LED|BAT|PVP|ERR|CST)-\d+)\*\* (.*)$/gm;
const DECISION_LINE = /^\*\*((?:CON|GAP)-\d+) (.*)$/gm;
const ABUSE_LINE = /^\| (ABU-\d+) \| ([^|]*)/gm;
const STATEMENT_LENGTH = 100;

/** Every id of the specification in `folder`, with the beginning of what it states. */
export function readSpecIds(folder: string): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [file, pattern] of [
    ["checklist.md", CHECKLIST_LINE],
    ["decisions.md", DECISION_LINE],
    ["abuse-cases.md", ABUSE_LINE],
  ] as const) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, id = "", statement = ""] of text.matchAll(pattern)) {
      ids.set(id, statement.replaceAll("*", "").slice(0, STATEMENT_LENGTH));
    }
  }
  return ids;
}
