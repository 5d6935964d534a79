import { describe, expect, it } from "vitest";
import type { Difficulty } from "../../../rules/battle/state/battle.ts";
import { wilson } from "../../../rules/cli/statistics/interval.ts";
import { playPart } from "../../../rules/simulation/play-part.ts";
import { builtInPlayer, type Player } from "../../../rules/simulation/players.ts";
import { rules } from "../battle/support/scene.ts";

const BATTLES = 200;
const BUDGET = 60;

function winsOf(difficulty: Difficulty, word: string) {
  const player = builtInPlayer(word, BUDGET) as Player;
  const plan = { mode: "ai", difficulty, policy: "full", seed: "1", player } as const;
  return wilson(playPart(rules, plan, { from: 1, to: BATTLES }, false).tally.wins, BATTLES);
}

describe.each(["hard", "expert"] as const)(`${BATTLES} battles on %s`, (difficulty) => {
  it("are won no less often by the search than by the policy full, by their 95% intervals", () => {
    const [search, full] = [winsOf(difficulty, "strongest"), winsOf(difficulty, "full")];
    process.stdout.write(`${difficulty}: ${search.value} by the search, ${full.value} by full\n`);
    expect(search.high).toBeGreaterThan(full.low);
  });
});
