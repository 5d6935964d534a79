import { describe, expect, it } from "vitest";
import {
  applyAction,
  type Battle,
  bestStyle,
  type Deck,
  type Difficulty,
  decide,
  enemyStyle,
  newBattle,
  newRandom,
  type PlayStyle,
  withoutLookahead,
} from "../../../../rules/index.ts";
import { requirementTeam } from "../../../../rules/simulation/requirement-team.ts";
import { rules } from "../support/scene.ts";

const DIFFICULTIES: Difficulty[] = ["easy", "medium", "hard", "expert"];
/** `npm run test:long` plays more. */
const BATTLES = process.env.LONG === "1" ? 100 : 40;
const DUELS = 400;

/** A drawn team that meets a difficulty's requirement. */
function team(name: string, difficulty: Difficulty, size = 12): Deck {
  const deck = requirementTeam(rules, newRandom(name), difficulty);
  return {
    ...deck,
    creatures: deck.creatures.slice(0, size).map((card) => ({ ...card, id: name + card.id })),
  };
}

function play(battle: Battle, styles: readonly [PlayStyle, PlayStyle]): Battle["winner"] {
  const dice = [newRandom(`${battle.seed}|0`), newRandom(`${battle.seed}|1`)] as const;
  while (battle.winner === null) {
    const side = battle.active;
    applyAction(rules, battle, side, decide(rules, battle, side, styles[side], dice[side]));
  }
  return battle.winner;
}

/** Battles that the enemy of a difficulty wins; the creatures are the same for every difficulty. */
function enemyWins(difficulty: Difficulty): number {
  const player = withoutLookahead(bestStyle(rules));
  let won = 0;
  for (let number = 1; number <= BATTLES; number++) {
    const battle = newBattle(rules, {
      mode: "ai",
      difficulty,
      seed: `order:${number}`,
      player: team(`player:${number}`, "hard"),
      enemy: team(`enemy:${number}`, "expert"),
    });
    if (play(battle, [player, enemyStyle(rules, difficulty)]) === 1) won += 1;
  }
  return won;
}

describe("difficulties", () => {
  it("win more often from one to the next, with the same creatures (GAP-34, BAT-119, BAT-120)", () => {
    const won = DIFFICULTIES.map(enemyWins);
    for (let place = 1; place < won.length; place++)
      expect(won[place], won.join(" < ")).toBeGreaterThan(won[place - 1] ?? BATTLES);
  });

  it("gain from looking ahead, which wins most mirrored duels against the same AI without it (GAP-34) @long", () => {
    const full = bestStyle(rules);
    const fast = withoutLookahead(full);
    let won = 0;
    for (let number = 0; number < DUELS; number++) {
      // Every pair of decks is played twice, with the sides changed.
      const pair = number >> 1;
      const isFirst = number % 2 === 0;
      const battle = newBattle(rules, {
        mode: "pvp",
        seed: `duel:${number}`,
        player1: team(`one:${pair}`, "hard", 8),
        player2: team(`two:${pair}`, "hard", 8),
      });
      if (play(battle, isFirst ? [full, fast] : [fast, full]) === (isFirst ? 0 : 1)) won += 1;
    }
    expect(won / DUELS).toBeGreaterThan(0.5);
  });
});
