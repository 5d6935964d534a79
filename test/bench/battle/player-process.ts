import { perform } from "../../../rules/battle/actions/apply-action.ts";
import { DIFFICULTIES } from "../../../rules/battle/state/battle.ts";
import {
  type BattleEvent,
  bestStyle,
  type Deck,
  type Difficulty,
  decide,
  enemyStyle,
  newBattle,
  newRandom,
  type PlayStyle,
  type SideIndex,
  shippedRules,
  withoutLookahead,
} from "../../../rules/index.ts";
import { requirementTeam } from "../../../rules/simulation/requirement-team.ts";
import { playFor, type Worked } from "./play-for.ts";

/** What a process is asked to play for a while. */
export interface PlayOrder {
  policy: "fast" | "full";
  events: boolean;
  difficulties: readonly Difficulty[];
  /** Of the processor. */
  seconds: number;
}

/** What it played. */
export interface Played extends Worked {
  /** Milliseconds the enemy took to decide each of its turns. */
  turnMs: number[];
}

const DECKS = 64;
const rules = shippedRules;
const decks = new Map(DIFFICULTIES.map((difficulty) => [difficulty, decksFor(difficulty)]));
let played = 0;

process.on("message", (order: PlayOrder) => process.send?.(play(order)));

function decksFor(difficulty: Difficulty): Deck[] {
  return Array.from({ length: DECKS }, (_, index) =>
    requirementTeam(rules, newRandom(`bench:${index}`), difficulty),
  );
}

function play({ policy, events, difficulties, seconds }: PlayOrder): Played {
  const best = policy === "fast" ? withoutLookahead(bestStyle(rules)) : bestStyle(rules);
  const enemies = difficulties.map((difficulty) => enemyStyle(rules, difficulty));
  const styles = policy === "fast" ? enemies.map(withoutLookahead) : enemies;
  const turnMs: number[] = [];
  const worked = playFor(seconds, (battle) => {
    const place = battle % difficulties.length;
    const enemy = styles[place];
    const difficulty = difficulties[place];
    if (!enemy || !difficulty) throw new Error("A bench needs a difficulty.");
    playOne(difficulty, [best, enemy], events ? [] : null, policy === "full" ? turnMs : null);
  });
  return { ...worked, turnMs };
}

function playOne(
  difficulty: Difficulty,
  styles: readonly [PlayStyle, PlayStyle],
  record: BattleEvent[] | null,
  turnMs: number[] | null,
): void {
  played += 1;
  const player = decks.get(difficulty)?.[played % DECKS];
  if (!player) throw new Error(`No deck for ${difficulty}.`);
  const seed = `bench:${played}`;
  const battle = newBattle(rules, { mode: "ai", difficulty, seed, player }, record);
  const dice = [newRandom(`${seed}|0`), newRandom(`${seed}|1`)] as const;
  let enemyMs = 0;
  while (battle.winner === null) {
    const side: SideIndex = battle.active;
    const start = turnMs === null ? 0 : performance.now();
    const action = decide(rules, battle, side, styles[side], dice[side]);
    if (turnMs !== null && side === 1) {
      enemyMs += performance.now() - start;
      if (action.type === "endTurn") {
        turnMs.push(enemyMs);
        enemyMs = 0;
      }
    }
    perform(rules, battle, side, action, record);
  }
}
