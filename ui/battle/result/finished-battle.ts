import {
  type BattleEndReason,
  type BattleResult,
  type BattleSummary,
  type Difficulty,
  fill,
  type Replay,
  type RuleSet,
  type SideIndex,
} from "../../../rules/index.ts";

/** A finished battle from the side of the player who sees its result. */
export interface FinishedBattle {
  /** `closed`: it ended without a result (`GAP-42`). */
  outcome: "victory" | "defeat" | "draw" | "closed";
  /** How it ended, below the header; null: what the game says where all creatures of a side were defeated. */
  text: string | null;
  /** What kind of battle it was, such as 'Practice'; null for the usual one. */
  kind: string | null;
  opponent: string;
  /** null as long as it is not known, or cannot be loaded. */
  played: PlayedBattle | null;
  /** null: those of the replay. */
  figures: BattleFigures | null;
  /** A guided battle, which gives no advice but its own. */
  guided: boolean;
}

/** What a finished battle can be played again from. */
export interface PlayedBattle {
  replay: Replay;
  /** The viewer's side in a battle between players; null against the AI, where it is the first. */
  seat: SideIndex | null;
  /** The rules that it began under. */
  rules: RuleSet;
}

/** The statistics of a battle (`BAT-053`, `BAT-055`). */
export interface BattleFigures
  extends Pick<BattleResult, "turns" | "remainingCreatures" | "enemiesDefeated" | "bestCombo"> {
  /** null between players. */
  difficulty: Difficulty | null;
}

/** The statistics of a battle between players. */
export function figuresOf({ player, enemy, turns, bestCombo }: BattleSummary): BattleFigures {
  return {
    difficulty: null,
    turns,
    remainingCreatures: player.filter(({ fell }) => !fell).length,
    enemiesDefeated: enemy.filter(({ fell }) => fell).length,
    bestCombo,
  };
}

/** The header of a result (`BAT-050`). */
export function resultTitle({ texts }: RuleSet, outcome: FinishedBattle["outcome"]): string {
  if (outcome === "draw") return texts.pvp.drawUnrated;
  if (outcome === "closed") return texts.pvpScreens.stats.closed;
  return texts.arena.result[outcome].title;
}

/** The sentence below the header, by what ended the battle if that is known (`BAT-051`, `BAT-052`, `GAP-37`). */
export function statedText(
  rules: RuleSet,
  outcome: FinishedBattle["outcome"],
  endedBy: BattleEndReason | null,
): string {
  const { end } = rules.texts.pvpScreens;
  if (outcome === "closed") return end.closed;
  if (outcome === "draw") return end.turnLimit;
  return lastTurnText(rules, outcome, endedBy) ?? rules.texts.arena.result[outcome].text;
}

/** How the end of a turn decided the battle (`GAP-37`); null where it did not. */
export function lastTurnText(
  { battle, texts }: RuleSet,
  outcome: "victory" | "defeat",
  endedBy: BattleEndReason | null,
): string | null {
  const { timeUp, emptyField } = texts.arena.result[outcome];
  if (endedBy === "emptyField") return fill(emptyField, { turns: battle.emptyFieldTurns });
  return endedBy === "turnLimit" ? timeUp : null;
}
