import { describe, expect, it } from "vitest";
import { compareTexts } from "../../../rules/cli/texts/compare-texts.ts";

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
});
