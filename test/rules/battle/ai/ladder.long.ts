import { describe, expect, it } from "vitest";
import { bestStyle, enemyStyle, type PlayStyle as Style } from "../../../../rules/index.ts";
import { rules } from "../support/scene.ts";
import { mirroredDuels } from "./support/mirrored-duels.ts";

/** 2,000 battles each. */
const PAIRS = 1000;
const EVEN = 0.5;
const best = bestStyle(rules);
const depth = (turns: number) => ({ ...best, depth: turns });

/** The duels, told for the table in `rules/README.md`. */
function duels(names: string, more: Style, less: Style, seed: string) {
  const share = mirroredDuels(more, less, PAIRS, seed);
  process.stdout.write(`${names}: ${[share.value, share.low, share.high].map((part) => part.toFixed(4))}\n`);
  return share;
}

describe("more thinking", () => {
  it.each([
    [1, 2],
    [2, 3],
    [3, 4],
  ])("does not lower the share of duels won, from %i to %i turns ahead (GAP-34)", (fewer, more) => {
    const { high } = duels(`${more} turns against ${fewer}`, depth(more), depth(fewer), "ladder");
    expect(high).toBeGreaterThanOrEqual(EVEN);
  });

  it.each([
    [4, 8],
    [8, 16],
    [16, 32],
  ])("does not lower the share of duels won, from %i to %i candidates (GAP-34)", (fewer, more) => {
    const [wide, narrow] = [more, fewer].map((candidates) => ({ ...best, candidates })) as [Style, Style];
    const { high } = duels(`${more} candidates against ${fewer}`, wide, narrow, "ladder");
    expect(high).toBeGreaterThanOrEqual(EVEN);
  });
});

describe("a mistake", () => {
  it.each(["easy", "medium", "hard", "expert"] as const)(
    "wins no duels: none against half on %s (GAP-34)",
    (level) => {
      const [never, often] = [0, 0.5].map((mistakes) => ({ ...enemyStyle(rules, level), mistakes })) as [
        Style,
        Style,
      ];
      const { high } = duels(`no mistakes against half on ${level}`, never, often, "mistakes");
      expect(high).toBeGreaterThanOrEqual(EVEN);
    },
  );
});

describe("a difficulty", () => {
  it.each([
    ["medium", "easy"],
    ["hard", "medium"],
    ["expert", "hard"],
  ] as const)("wins more mirrored duels than the one before: %s against %s (GAP-34)", (higher, lower) => {
    const styles = [enemyStyle(rules, higher), enemyStyle(rules, lower)] as const;
    const { low } = duels(`${higher} against ${lower}`, ...styles, "levels");
    expect(low).toBeGreaterThan(EVEN);
  });
});
