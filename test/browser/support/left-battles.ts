import {
  type BattleAction,
  bestStyle,
  type Difficulty,
  decide,
  hashRules,
  legalActions,
  lentTeam,
  newRandom,
  practiceSeed,
  requirementTeam,
  shippedRules as rules,
} from "../../../rules/index.ts";
import { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import type { SavedBattle } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { ENEMY, PLAYER } from "../../../ui/battle/store/sides.ts";

const SIDE = 4;
/** Turns after which both sides stand as they will. */
const TURNS = 8;

/** A battle as its player left it, in the form a browser keeps, and what they were about to do. */
export interface LeftBattle {
  saved: SavedBattle;
  next: BattleAction;
}

/** Plays for the player. */
type Policy = (game: AiBattle) => BattleAction;

/** An expert battle at the moment when four stand against four after a first blow, and the player has another card. */
export function fullBattle(owner: string): LeftBattle {
  for (let number = 1; ; number++) {
    const game = begun("expert", `full ${number}`);
    while (game.battle.winner === null) {
      const blow =
        isFull(game) && legalActions(rules, game.battle, PLAYER).find(({ type }) => type === "attack");
      game.act(game.battle.active, blow || waiting(game));
      if (blow && isFull(game))
        return { saved: leftAt(game, game.actions.length, owner, true), next: waiting(game) };
    }
  }
}

/** A battle in which one creature of each form stands against an enemy of the given form, which may be attacked. */
export function battleOfForms(difficulty: Difficulty, enemyForm: number): (owner: string) => LeftBattle {
  return (owner) => {
    for (let number = 1; ; number++) {
      const seed = `forms ${number}`;
      const team = requirementTeam(rules, newRandom(seed), "hard");
      const creatures = team.creatures.map((creature, index) => ({ ...creature, form: index % SIDE }));
      const game = new AiBattle(rules, { mode: "ai", difficulty, seed, player: { ...team, creatures } });
      for (let turn = 0; turn < TURNS && game.battle.winner === null; turn++) {
        while (game.battle.active === PLAYER && waiting(game).type === "deploy") playOne(game, waiting);
        const [own, enemies] = game.battle.sides.map(({ field }) => field.map(({ form }) => form).sort());
        const mayAttack = legalActions(rules, game.battle, PLAYER).some(({ type }) => type === "attack");
        if (mayAttack && own?.join() === "0,1,2,3" && enemies?.includes(enemyForm))
          return { saved: leftAt(game, game.actions.length, owner, true), next: waiting(game) };
        playOne(game, waiting);
        while (game.battle.active === ENEMY && game.battle.winner === null) playOne(game, waiting);
      }
    }
  };
}

/** An expert battle in which the enemy deploys several creatures once the player ends the first turn. */
export function enemyDeploysSeveral(owner: string): LeftBattle {
  for (let number = 1; ; number++) {
    const game = begun("expert", `deploys ${number}`);
    game.act(PLAYER, { type: "endTurn" });
    while (game.battle.active === ENEMY) playOne(game, waiting);
    if (game.view().enemy.field.length > 1)
      return { saved: leftAt(game, 0, owner, true), next: { type: "endTurn" } };
  }
}

/** An easy battle that is won with what the player does next; no practice, so that it brings rewards. */
export function almostWon(owner: string): LeftBattle {
  for (let number = 1; ; number++) {
    const game = begun("easy", `almost won ${number}`);
    if (winsByOwnAction(game)) return leftBefore(game, game.actions.length - 1, owner);
  }
}

/** An easy battle with a lent team that is won with what the player does next: one that the server counts. */
export function practiceAlmostWon(owner: string): LeftBattle {
  for (let number = 1; ; number++) {
    const team = `lent${number}`;
    const player = lentTeam(rules, team, "easy");
    const seed = practiceSeed(team, owner);
    const game = new AiBattle(rules, { mode: "ai", difficulty: "easy", seed, player });
    if (!winsByOwnAction(game)) continue;
    const { saved, next } = leftBefore(game, game.actions.length - 1, owner);
    return { saved: { ...saved, practice: true }, next };
  }
}

/** An expert battle that is lost in the enemy's next turn. */
export function almostLost(owner: string): LeftBattle {
  for (let number = 1; ; number++) {
    const game = begun("expert", `almost lost ${number}`);
    let last = 0;
    while (game.battle.winner === null) {
      if (game.battle.active === PLAYER) last = game.actions.length;
      playOne(game, waiting);
    }
    if (game.battle.winner === ENEMY) return leftBefore(game, last, owner);
  }
}

/** Plays a battle to its end: whether the player wins it, and not by what happens in the enemy's turn. */
function winsByOwnAction(game: AiBattle): boolean {
  let last = PLAYER;
  while (game.battle.winner === null) {
    last = game.battle.active;
    playOne(game, playingWell);
  }
  return game.battle.winner === PLAYER && last === PLAYER;
}

function begun(difficulty: Difficulty, seed: string): AiBattle {
  const player = requirementTeam(rules, newRandom(seed), difficulty);
  return new AiBattle(rules, { mode: "ai", difficulty, seed, player });
}

function playOne(game: AiBattle, policy: Policy): void {
  if (game.battle.active === ENEMY) game.act(ENEMY, game.enemyDecision());
  else game.act(PLAYER, policy(game));
}

/** As well as the rules' own opponent would. */
function playingWell({ battle, actions }: AiBattle): BattleAction {
  return decide(rules, battle, PLAYER, bestStyle(rules), newRandom(`player|${actions.length}`));
}

/** Deploys everybody and lets the enemy have its way. */
function waiting({ battle }: AiBattle): BattleAction {
  return (
    legalActions(rules, battle, battle.active).find(({ type }) => type === "deploy") ?? { type: "endTurn" }
  );
}

function isFull({ battle: { active, sides } }: AiBattle): boolean {
  const hasCard = sides[PLAYER].hand.length > 0;
  return active === PLAYER && hasCard && sides.every(({ field }) => field.length >= SIDE);
}

function leftBefore(game: AiBattle, place: number, owner: string): LeftBattle {
  const next = game.actions[place];
  if (!next) throw new Error("This battle has no such place.");
  return { saved: leftAt(game, place, owner, false), next };
}

function leftAt({ setup, actions }: AiBattle, place: number, owner: string, practice: boolean): SavedBattle {
  return { owner, practice, rulesHash: hashRules(rules), setup, actions: actions.slice(0, place) };
}
