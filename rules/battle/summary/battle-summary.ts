import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Replay } from "../replay/replay.ts";
import type { SideIndex } from "../state/battle.ts";
import { type CreatureDeeds, creatureDeeds } from "./creature-deeds.ts";
import { playAgain } from "./own-turns.ts";
import { whatWouldHaveHelped } from "./what-would-have-helped.ts";

/** What a battle came to, for the screen after it. */
export interface BattleSummary {
  /** What the creatures of each side did, most damage first. */
  player: CreatureDeeds[];
  enemy: CreatureDeeds[];
  /** After a defeat, what would have helped: at most three sentences, the weightiest first. */
  help: string[];
}

const PLAYER: SideIndex = 0;

/** Returns what a battle came to, from its replay alone: the same for the same replay and rules. */
export function battleSummary(rules: RuleSet, replay: Replay): BattleSummary {
  const { battle, events, turns } = playAgain(rules, replay, PLAYER);
  const [player, enemy] = creatureDeeds(rules, battle, events);
  const isLost = battle.winner === 1;
  const help = isLost ? whatWouldHaveHelped(rules, { battle, events, deeds: player, turns }) : [];
  return { player, enemy, help };
}
