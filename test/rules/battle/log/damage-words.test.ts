import { describe, expect, it } from "vitest";
import { type DamageBreakdown, damageWords } from "../../../../rules/index.ts";
import { playRandomly, randomSetup } from "../support/random-battle.ts";
import { rules } from "../support/scene.ts";

const BATTLES = 24;

/** The hits of random battles. */
function hits(): DamageBreakdown[] {
  return Array.from({ length: BATTLES }, (_, battle) => {
    const found: DamageBreakdown[] = [];
    playRandomly(rules, randomSetup(rules, `why ${battle}`), (_battle, _action, events) => {
      for (const event of events) if (event.type === "damaged") found.push(event.breakdown);
    });
    return found;
  }).flat();
}

/** Whether a calculation by hand, rounded as the shown number, comes to it. */
function comesTo(result: number, shown: number): boolean {
  const decimals = Math.max(1, String(shown).split(".")[1]?.length ?? 0);
  return Math.abs(result - shown) <= 0.5 * 10 ** -decimals + 1e-9;
}

/** An exact half may be a little less inside the computer. */
function isHalf(value: number): boolean {
  return Math.abs((value % 1) - 0.5) < 1e-9;
}

/** Calculates with the numbers of an explanation, line by line; returns what does not come out. */
function mistakesOf(lines: readonly string[]): string[] {
  const mistakes: string[] = [];
  let at = 0;
  for (const line of lines) {
    const [first = 0, ...others] = [...line.matchAll(/\d+(?:\.\d+)?/g)].map(Number);
    const last = others.at(-1) ?? first;
    if (/: x /.test(line)) {
      const factor = others.at(-2) ?? first;
      if (!comesTo(at * factor, last)) mistakes.push(line);
    } else if (/keeps? away/.test(line)) {
      if (!comesTo(at * (1 - first / 100), last)) mistakes.push(line);
    } else if (/absorbs/.test(line)) {
      if (!comesTo(Math.max(0, at - first), last)) mistakes.push(line);
    } else if (/^Rounded/.test(line) && last !== Math.max(1, Math.round(at)) && !isHalf(at))
      mistakes.push(line);
    at = last;
  }
  return mistakes;
}

describe("the explanation of a damage number", () => {
  it("comes out for who calculates with the shown numbers, for every hit of many battles (GAP-26)", () => {
    const all = hits();
    expect(all.length).toBeGreaterThan(500);
    const wrong = all
      .map((breakdown) => damageWords(rules, breakdown))
      .filter((lines) => mistakesOf(lines).length > 0);
    expect(wrong).toEqual([]);
  });
});
