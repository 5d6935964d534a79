import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import type { RandomState } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { sampledWorld } from "../search/sampled-world.ts";
import type { Line } from "./play-line.ts";

/** How much better one line is than another. */
export interface Lead {
  /** Difference of the chances to win, -1 to 1. */
  mean: number;
  /** Variance of that mean: the square of its standard error. */
  variance: number;
}

/** Plays a line in an imagined battle, which it changes, and returns the chance to win after it. */
export type LinePlayer = (
  rules: RuleSet,
  world: Battle,
  side: SideIndex,
  line: Line,
  dice: RandomState,
) => number;

/** Lines from one position, played in the same imagined battles, so that their differences vary little. */
export class LineComparison {
  /** Number of imagined battles so far. */
  worlds = 0;
  private readonly rules: RuleSet;
  private readonly battle: Battle;
  private readonly side: SideIndex;
  private readonly lines: readonly Line[];
  private readonly dice: RandomState;
  private readonly play: LinePlayer;
  /** The chances that each line led to, by world. */
  private readonly chances: number[][];

  constructor(
    rules: RuleSet,
    side: SideIndex,
    battle: Battle,
    lines: readonly Line[],
    dice: RandomState,
    play: LinePlayer,
  ) {
    this.rules = rules;
    this.battle = battle;
    this.side = side;
    this.lines = lines;
    this.dice = dice;
    this.play = play;
    this.chances = lines.map(() => []);
  }

  /** Plays all lines in further imagined battles. */
  add(worlds: number): void {
    const { rules, side, dice } = this;
    for (let count = 0; count < worlds; count++) {
      const world = sampledWorld(rules, this.battle, side, dice);
      for (const [index, line] of this.lines.entries())
        this.chances[index]?.push(this.play(rules, cloneBattle(world), side, line, dice));
    }
    this.worlds += worlds;
  }

  /** How much better one line is than another, both by their index. */
  lead(line: number, over: number): Lead {
    const [ahead, behind] = [this.chances[line] ?? [], this.chances[over] ?? []];
    const differences = ahead.map((chance, world) => chance - (behind[world] ?? 0));
    const mean = meanOf(differences);
    const squares = differences.reduce((sum, one) => sum + (one - mean) * (one - mean), 0);
    const count = differences.length;
    return { mean, variance: squares / Math.max(1, count - 1) / count };
  }
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
