/** The sentence about a text that is not JSON: file with line and column, what was found, what to do. */
export function syntaxProblem(name: string, text: string, error: unknown): string {
  const { line, column, offset } = isAtEnd(text, error) ? endOf(text) : placeOf(error);
  const place = line === null ? "" : `:${line}:${column}`;
  const found = offset === null ? "something else" : foundAt(text, offset);
  return `${name}${place}: found ${found}, allowed is JSON${hint(text, offset)}`;
}

interface Place {
  line: number | null;
  column: number | null;
  offset: number | null;
}

/** The parser names the last token where the text ends too early. */
function isAtEnd(text: string, error: unknown): boolean {
  const rest = text.slice(placeOf(error).offset ?? 0).trim();
  return /^([{[,:]|"[^"]*")$/.test(rest) || (error instanceof Error && /end of input/i.test(error.message));
}

function endOf(text: string): Place {
  const lines = text.trimEnd().split("\n");
  return { line: lines.length, column: (lines.at(-1) ?? "").length + 1, offset: text.trimEnd().length };
}

function placeOf(error: unknown): Place {
  const at = (key: string) => {
    const value: unknown = error instanceof Error ? Reflect.get(error, key) : undefined;
    return typeof value === "number" ? value : null;
  };
  return { line: at("line"), column: at("column"), offset: at("offset") };
}

const CONTROL_CHARACTER = /"(?:[^"\\]|\\.)*?[\n\t\r]/;

/** The sentence about a text that only JavaScript refuses: a line break or tab within a text. */
export function controlCharacterProblem(name: string, text: string): string {
  const { index, 0: start } = CONTROL_CHARACTER.exec(text) ?? { index: 0, 0: "" };
  const before = text.slice(0, index + start.length - 1).split("\n");
  const place = `:${before.length}:${(before.at(-1) ?? "").length + 1}`;
  return `${name}${place}: found a line break or tab in a text, allowed is JSON: write \\n or \\t`;
}

const LONGEST = 20;

function foundAt(text: string, offset: number): string {
  if (text.trim() === "") return "an empty file";
  const [word = ""] = /^\s*("[^"\n]*"?|[\w.+-]+|\S)?/.exec(text.slice(offset)) ?? [];
  const shown = word.trim().slice(0, LONGEST);
  return shown === "" ? "the end of the file" : `an unexpected ${shown}`;
}

/** What is most often wrong there. */
function hint(text: string, offset: number | null): string {
  if (offset === null) return "";
  const before = text.slice(0, offset).trimEnd();
  const [next = ""] = text.slice(offset).trimStart();
  if (before.endsWith(",") && /[}\]]/.test(next)) return ": the comma before it is one too many";
  if (next === "/") return ": it has no comments";
  if (next === "'") return ': texts are in double quotes, such as "text"';
  if (next === '"' && /["\d\]}el]$/.test(before)) return ": a comma is missing before it";
  return "";
}
