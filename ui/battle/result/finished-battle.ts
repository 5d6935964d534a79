import type {
  BattleResult,
  BattleSummary,
  Difficulty,
  Replay,
  RuleSet,
  SideIndex,
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

/** The sentence below the header where nothing else ended the battle (`BAT-051`, `BAT-052`, `GAP-37`). */
export function statedText(
  { texts }: RuleSet,
  outcome: FinishedBattle["outcome"],
  isTimeUp: boolean,
): string {
  const { end } = texts.pvpScreens;
  if (outcome === "closed") return end.closed;
  if (outcome === "draw") return end.turnLimit;
  const { text, timeUp } = texts.arena.result[outcome];
  return isTimeUp ? timeUp : text;
}
