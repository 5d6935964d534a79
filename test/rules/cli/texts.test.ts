import { describe, expect, it } from "vitest";
import { reportSections } from "../../../rules/cli/page/page.ts";
import { reportText } from "../../../rules/cli/report/report-text.ts";
import { compareTexts } from "../../../rules/cli/texts/compare-texts.ts";
import { texts } from "../../../rules/cli/texts.ts";

const ENGLISH = {
  "words.json": JSON.stringify({ close: "Close", back: "Back", sign: "{first}: {second}" }),
  "lab.json": JSON.stringify({ rooms: { machines: { of: "number", one: "1 machine", other: "{number}" } } }),
};

describe("npm run texts", () => {
  it("lists what a language lacks and what is the same as in English, by file and key (GAP-63)", () => {
    const german = {
      "words.json": JSON.stringify({ close: "Schließen", back: "Back", sign: "{first}: {second}" }),
    };
    expect(compareTexts(ENGLISH, german)).toEqual({
      total: 4,
      missing: ["lab.json: rooms.machines"],
      same: ["words.json: back"],
    });
  });

  it("prints a list of keys, and shows them by file on a page (GAP-63)", async () => {
    const outdated = ["words.json: close", "words.json: back", "lab.json: rooms.machines"];
    const found = [{ language: "de", total: 4, missing: [], same: [], outdated }];
    const report = await texts.show.report?.(found, { en: {}, others: {}, wanted: [] });
    if (!report) throw new Error("There is no report");
    expect(reportText(report)).toMatch(/^language .*\n.*\nde +4 +0 +0 +3\n/);
    expect(reportText(report)).toContain(
      "\n\nde: English has changed since they were written:\n  words.json: close\n  words.json: back\n  lab.json: rooms.machines",
    );
    expect(reportSections(report)).toContain(
      '<h3 class="apart">de: English has changed since they were written</h3>',
    );
    expect(reportSections(report)).toContain('<th scope="row">words.json</th><td>close, back</td>');
  });
});
