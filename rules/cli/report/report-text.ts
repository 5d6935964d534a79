import { textTable } from "../terminal/figures.ts";
import type { Part, Report } from "./report.ts";

/** A report for a terminal: its facts, then the sentences and tables. */
export function reportText({ facts, sections }: Report): string {
  const parts = sections.flatMap(({ parts }) => parts.flatMap(partText));
  return [...(facts.length > 0 ? [`${facts.join(", ")}.`] : []), ...parts].join("\n\n");
}

function partText(part: Part): string[] {
  if (part.only === "page") return [];
  if (part.kind === "sentences")
    return [part.lines.map((line) => (part.as === "heading" ? `── ${line} ──` : line)).join("\n")];
  return part.kind === "table" ? [textTable(part.head, part.rows)] : [];
}
