import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Replay } from "../replay/replay.ts";
import type { SideIndex } from "../state/battle.ts";
import type { BattleEndReason } from "../state/event.ts";
import { type CreatureDeeds, creatureDeeds } from "./creature-deeds.ts";
import { playAgain } from "./own-turns.ts";
import { whatWouldHaveHelped } from "./what-would-have-helped.ts";

/** What a battle came to for one side, for the screen after it. */
export interface BattleSummary {
  /** What the creatures of that side and of the other one did, most damage first. */
  player: CreatureDeeds[];
  enemy: CreatureDeeds[];
  /** The turn in which it ended. */
  turns: number;
  /** Why it ended; null where its replay stops before an end, as when a player gave up. */
  endedBy: BattleEndReason | null;
  /** Most actions of that side in a row in one turn. */
  bestCombo: number;
  /** After a defeat, what would have helped: at most three sentences, the weightiest first. */
  help: string[];
}

/**
 * Returns what a battle came to for a side, from its replay alone: the same for the same replay and rules. Against the
 * AI the player is side 0.
 */
export function battleSummary(rules: RuleSet, replay: Replay, side: SideIndex = 0): BattleSummary {
  const { battle, events, turns } = playAgain(rules, replay, side);
  const other = side === 0 ? 1 : 0;
  const deeds = creatureDeeds(rules, battle, events, side);
  const player = deeds[side];
  const isLost = battle.winner === other;
  const help = isLost ? whatWouldHaveHelped(rules, { battle, side, events, deeds: player, turns }) : [];
  const { bestCombo } = battle.sides[side];
  const end = events.findLast((event) => event.type === "battleEnded");
  return {
    player,
    enemy: deeds[other],
    turns: battle.turn,
    endedBy: end?.type === "battleEnded" ? end.reason : null,
    bestCombo,
    help,
  };
}
