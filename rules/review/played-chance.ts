import type { Battle, SideIndex } from "../battle/state/battle.ts";
import { cloneBattle } from "../battle/state/clone-battle.ts";
import { type RandomState, sampledDice } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { playOn } from "./play-on.ts";

/** A position is played on at least this often before its chance is told, unless not even so many are wanted. */
export const FEWEST_PLAYINGS = 30;

/** How often a position is played on at least, if it may be played on so often at most. */
export function fewestOf(most: number): number {
  return Math.min(FEWEST_PLAYINGS, most);
}

/**
 * The chance to win from a position as the share of battles that are won when it is played on to its end. The cards are
 * played on as they really lay, with other dice: it tells how the battle stood, not what a side could know of it.
 */
export class PlayedChance {
  /** How often the position was played on so far. */
  playings = 0;
  private won = 0;
  private readonly rules: RuleSet;
  private readonly battle: Battle;
  private readonly side: SideIndex;
  private readonly dice: RandomState;

  constructor(rules: RuleSet, battle: Battle, side: SideIndex, dice: RandomState) {
    this.rules = rules;
    this.battle = battle;
    this.side = side;
    this.dice = dice;
  }

  /** 0 to 1. */
  get chance(): number {
    return this.won / this.playings;
  }

  /** Plays on once more. */
  add(): void {
    const { rules, battle, side, dice } = this;
    const copy: Battle = { ...cloneBattle(battle), random: sampledDice(dice) };
    this.won += playOn(rules, copy, side, dice);
    this.playings += 1;
  }

  /** Whether the chance is known as well as an even one after `most` playings: a clear one needs fewer. */
  isKnown(most: number): boolean {
    const { won, playings } = this;
    // One battle of each kind more, so that a chance that was always won is not taken to be certain.
    const likely = (won + 1) / (playings + 2);
    return playings >= fewestOf(most) && playings >= 4 * likely * (1 - likely) * most;
  }
}
