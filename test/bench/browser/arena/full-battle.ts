import {
  hashRules,
  legalActions,
  newRandom,
  requirementTeam,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import { ArenaBattle, ENEMY, PLAYER } from "../../../../ui/arena/battle/arena-battle.ts";
import type { SavedBattle } from "../../../../ui/arena/battle/waiting-battle.ts";

const SIDE = 4;
const MOST_ACTIONS = 200;

/** An expert battle of this player at the moment when four stand against four, as a browser keeps it. */
export function fullBattle(owner: string): SavedBattle {
  for (let number = 1; ; number++) {
    const player = requirementTeam(rules, newRandom(`full ${number}`), "expert");
    const setup = { mode: "ai", difficulty: "expert", seed: `full ${number}`, player } as const;
    const game = new ArenaBattle(rules, setup);
    while (game.battle.winner === null && game.actions.length < MOST_ACTIONS) {
      if (isFull(game))
        return { owner, practice: true, rulesHash: hashRules(rules), setup, actions: game.actions };
      if (game.battle.active === ENEMY) game.act(ENEMY, game.enemyDecision());
      else deployOrWait(game);
    }
  }
}

function isFull({ battle: { active, sides } }: ArenaBattle): boolean {
  return active === PLAYER && sides.every(({ field }) => field.length >= SIDE);
}

function deployOrWait(game: ArenaBattle): void {
  const legal = legalActions(rules, game.battle, PLAYER);
  game.act(PLAYER, legal.find(({ type }) => type === "deploy") ?? { type: "endTurn" });
}
