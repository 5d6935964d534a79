import type { Beat } from "../../../engine/index.ts";
import {
  applyAction,
  type Battle,
  type BattleAction,
  type BattleEvent,
  BattleLog,
  type BattleView,
  decide,
  enemyDice,
  enemyStyle,
  eventOfLine,
  type LogLine,
  newBattle,
  type Refusal,
  type RuleSet,
  type SideIndex,
  viewFor,
  whyNotAction,
} from "../../../rules/index.ts";
import type { KnownBattle } from "../store/battle-state.ts";
import { ENEMY, PLAYER } from "../store/sides.ts";
import type { AiSetup } from "./waiting-battle.ts";

/**
 * A battle against the AI, played on this device (`BAT-004`). Rules, seed and decisions determine it, so it can be
 * resumed, replayed and explained from them.
 */
export class AiBattle implements KnownBattle {
  readonly rules: RuleSet;
  readonly setup: AiSetup;
  readonly battle: Battle;
  readonly actions: BattleAction[] = [];
  readonly opening: Beat;
  private readonly events: BattleEvent[] = [];
  private log: BattleLog;

  constructor(rules: RuleSet, setup: AiSetup) {
    this.rules = rules;
    this.setup = setup;
    this.battle = newBattle(rules, setup, this.events);
    this.log = new BattleLog(rules, this.battle, PLAYER);
    this.opening = this.beat(PLAYER, null, 0);
  }

  /** Returns why a side cannot take an action now; null when it can. */
  whyNot(side: SideIndex, action: BattleAction): Refusal | null {
    return whyNotAction(this.rules, this.battle, side, action);
  }

  /** Plays an action of a side; a refused one changes nothing. */
  act(side: SideIndex, action: BattleAction): { beat: Beat } | { refusal: Refusal } {
    const before = this.events.length;
    const refusal = applyAction(this.rules, this.battle, side, action, this.events);
    if (refusal) return { refusal };
    this.actions.push(action);
    return { beat: this.beat(side, action, before) };
  }

  /** Plays the actions that this battle has not seen yet, in order; stops at the first refusal and returns it. */
  catchUp(actions: readonly BattleAction[]): Refusal | null {
    for (const action of actions.slice(this.actions.length)) {
      const result = this.act(this.battle.active, action);
      if ("refusal" in result) return result.refusal;
    }
    return null;
  }

  /** Decides what the enemy does next. */
  enemyDecision(): BattleAction {
    const { rules, battle, setup, actions } = this;
    const dice = enemyDice(setup.seed, actions.length);
    return decide(rules, battle, ENEMY, enemyStyle(rules, setup.difficulty), dice);
  }

  /** Returns the event that a log line describes. */
  eventOf(line: LogLine): BattleEvent | undefined {
    return eventOfLine(this.events, line);
  }

  speak(rules: RuleSet): readonly LogLine[] {
    this.log = new BattleLog(rules, this.battle, PLAYER);
    return this.log.follow(this.events).lines;
  }

  view(): BattleView {
    return viewFor(this.rules, this.battle, PLAYER, this.log.follow(this.events));
  }

  private beat(side: SideIndex, action: BattleAction | null, from: number): Beat {
    return { side, action, events: this.events.slice(from), view: this.view() };
  }
}
