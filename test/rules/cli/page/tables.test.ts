import { describe, expect, it } from "vitest";
import { reportSections } from "../../../../rules/cli/page/page.ts";
import { table } from "../../../../rules/cli/report/report.ts";

const htmlOf = (head: string[], rows: string[][], hasWords = false) =>
  reportSections({
    title: "",
    facts: [],
    sections: [{ title: "", parts: [table(head, rows, { hasWords })] }],
  });

/** What a cell may become where there is little room: a line for each piece. */
function piecesOf(cell: string): string[] {
  const [, text = ""] = /<td>(.*?)<\/td>/.exec(htmlOf(["who", "what"], [["easy", cell]])) ?? [];
  return text.split(" ").map((piece) => piece.replaceAll("\u00a0", " ").replaceAll("\u2060", ""));
}

describe("a table of a page", () => {
  it.each([
    ["53.6 → 65.5 (60.0–70.9)*", ["53.6 → 65.5", "(60.0–70.9)*"]],
    ["+7.5 (−3.1 to +17.4)", ["+7.5", "(−3.1 to +17.4)"]],
    ["31.3 days (27.4–38.3)", ["31.3 days", "(27.4–38.3)"]],
    ["92.5 % (80.1–97.4)", ["92.5 %", "(80.1–97.4)"]],
    ["other machines first 100 %", ["other", "machines", "first", "100 %"]],
  ])("breaks %s only where a range or another word begins", (cell, pieces) => {
    expect(piecesOf(cell)).toEqual(pieces);
  });

  it("names its group, so that equal ones of two results are no landmarks, and has no head in an empty first cell", () => {
    const html = htmlOf(
      ["Turn", "Move"],
      [
        ["1", "Deploy Corvax"],
        ["", "End the turn"],
      ],
      true,
    );
    expect(html).toContain('role="group" aria-label="Turn" tabindex="0"');
    expect(html).toContain('<tr><th scope="row">1</th><td>Deploy Corvax</td></tr>');
    expect(html).toContain("<tr><td></td><td>End the turn</td></tr>");
  });
});
