import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { workedTurn } from "./support/worked-turn.ts";

const README = new URL("../../../../rules/battle/ai/README.md", import.meta.url);

describe("the README of the AI", () => {
  it("shows a turn as the rules play it; paste the new rows when a number has changed (GAP-34)", () => {
    const told = readFileSync(README, "utf8")
      .split("\n")
      .map((line) => line.replace(/ +/g, " "))
      .filter((line) => /^\| \d+ \|/.test(line) && line.includes("."));
    expect(told).toEqual(workedTurn());
  });
});
