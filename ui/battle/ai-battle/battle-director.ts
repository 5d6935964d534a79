import type { BattleCanvas, Beat } from "../../../engine/index.ts";
import type { BattleAction, Refusal, RuleSet } from "../../../rules/index.ts";
import { SCREEN_ACTIONS } from "../action-panel/screen-actions.ts";
import type { EnemyMind } from "../enemy/enemy-mind.ts";
import { ENEMY, PLAYER } from "../sides.ts";
import type { ShownBattle } from "../store/battle-state.ts";
import type { AiBattle } from "./ai-battle.ts";

/** Where beats are shown; the director cuts short what takes too long. */
export interface Stage extends Pick<BattleCanvas, "show"> {
  /** How many times faster than normal things are shown; Infinity skips. */
  speed(): number;
}

export interface DirectorDeps {
  stage: Stage;
  /** Who decides for the enemy. */
  enemy: Pick<EnemyMind, "decide" | "beginAnew" | "stop">;
  /** Waits some milliseconds. */
  pause(ms: number): Promise<void>;
  changed(shown: ShownBattle): void;
  /** Called after each action: the moment to save the battle. */
  acted(): void;
  /** The enemy's turn failed or hung, and was ended. */
  enemyFailed(error: unknown): void;
}

/** Lets the sides of a battle against the AI act in turn and shows each action before the next; the rules never wait. */
export class BattleDirector {
  private readonly battle: AiBattle;
  private readonly deps: DirectorDeps;
  private shown: ShownBattle;
  private stopped = false;

  constructor(battle: AiBattle, deps: DirectorDeps) {
    this.battle = battle;
    this.deps = deps;
    this.shown = { view: battle.view(), phase: "showing", mood: null };
  }

  /** Shows how the battle begins, or where it was left, and hands over to the side whose turn it is. */
  async begin(): Promise<void> {
    this.deps.changed(this.shown);
    const { actions, battle, opening, rules } = this.battle;
    if (actions.length === 0) await this.showAndGoOn(opening);
    // A resumed battle shows no turn change: the enemy waits for the whole of that time before it acts.
    else await this.takeTurn(battle.active === ENEMY ? rules.ui.turnHandOverMs : 0);
  }

  /**
   * The player's action; answers why it is refused, or null. While something is being shown, and once the battle was
   * left, it is ignored, which is no refusal.
   */
  act(action: BattleAction): Refusal | null {
    if (this.shown.phase !== "player" || this.stopped) return null;
    const result = this.battle.act(PLAYER, action);
    if ("refusal" in result) return result.refusal;
    this.deps.acted();
    void this.showAndGoOn(result.beat);
    return null;
  }

  /** The battle was left: nothing more is shown. */
  stop(): void {
    this.stopped = true;
    this.deps.enemy.stop();
  }

  private async showAndGoOn(beat: Beat): Promise<void> {
    await this.show(beat);
    await this.handOver(beat);
  }

  /** The side whose turn it is now acts; where the turn changed, once the hand-over is over (`BAT-072`, `CON-53`). */
  private async handOver(beat: Beat): Promise<void> {
    const rest = changesTurn(beat) ? handOverRest(this.battle.rules) : 0;
    await this.takeTurn(rest);
  }

  /** The side whose turn it is acts after a pause; the end of the battle is told a moment after what ended it. */
  private async takeTurn(restMs: number): Promise<void> {
    const { rules, battle } = this.battle;
    if (battle.winner !== null) {
      this.deps.enemy.stop();
      await this.wait(rules.ui.victoryCheckMs);
      this.change({ phase: "over", mood: null });
    } else if (battle.active === PLAYER) {
      await this.wait(restMs);
      this.change({ phase: "player", mood: null });
    } else {
      await this.enemyTurn(restMs);
    }
  }

  /**
   * The enemy is seen thinking once a turn; then each of its actions takes as long as it is shown. A decision or a
   * showing that takes longer than the limit ends the turn; each has the whole limit (`BAT-074`, `CON-72`).
   */
  private async enemyTurn(restMs: number): Promise<void> {
    const { rules, battle, setup } = this.battle;
    this.change({ phase: "enemy", mood: "thinking" });
    await this.wait(restMs);
    await this.wait(rules.ai.thinkMs[setup.difficulty]);
    let inTime = true;
    while (this.enemyGoesOn()) {
      const beat = inTime ? await this.enemyBeat() : this.forcedEnd(hungError());
      if (!beat) return;
      this.deps.acted();
      const turnEnds = changesTurn(beat) || battle.winner !== null;
      if (turnEnds || !this.skips()) {
        inTime = await this.show(beat);
      } else {
        // While skipping only the end of the turn is shown. Between decisions the page may draw, wherever they are made.
        await this.deps.pause(0);
      }
      if (turnEnds) return this.handOver(beat);
    }
  }

  private enemyGoesOn(): boolean {
    const { winner, active } = this.battle.battle;
    return winner === null && active === ENEMY && !this.stopped;
  }

  /** A decision that fails or hangs ends the turn instead of the game; none is taken once the battle was left. */
  private async enemyBeat(): Promise<Beat | null> {
    try {
      const action = await this.inTime(this.deps.enemy.decide());
      if (this.stopped) return null;
      if (action === null) {
        this.deps.enemy.beginAnew();
        throw hungError();
      }
      const result = this.battle.act(ENEMY, action);
      if ("beat" in result) return result.beat;
      throw new Error(result.refusal.text);
    } catch (error) {
      return this.stopped ? null : this.forcedEnd(error);
    }
  }

  /** Ends the enemy's turn in its place. */
  private forcedEnd(error: unknown): Beat {
    this.deps.enemyFailed(error);
    const ended = this.battle.act(ENEMY, { type: "endTurn" });
    if ("refusal" in ended) throw error;
    return ended.beat;
  }

  /** Shows a beat, cut short after the limit so that a battle always goes on. Answers whether it was shown in time. */
  private async show(beat: Beat): Promise<boolean> {
    if (this.stopped) return true;
    this.change(seenAs(beat));
    const shown = await this.inTime(this.deps.stage.show(beat));
    this.change({ view: beat.view });
    return shown !== null;
  }

  /** The outcome, or null where it takes longer than an action may (`BAT-074`). */
  private inTime<Outcome>(outcome: Promise<Outcome>): Promise<Outcome | null> {
    const { turnTimeoutMs } = this.battle.rules.ai;
    return Promise.race([outcome, this.deps.pause(turnTimeoutMs).then(() => null)]);
  }

  private skips(): boolean {
    return this.deps.stage.speed() === Number.POSITIVE_INFINITY;
  }

  private wait(ms: number): Promise<void> {
    const scaled = ms / this.deps.stage.speed();
    return scaled > 0 ? this.deps.pause(scaled) : Promise.resolve();
  }

  private change(change: Partial<ShownBattle>): void {
    const { shown } = this;
    const next = { ...shown, ...change };
    const isSame = next.view === shown.view && next.phase === shown.phase && next.mood === shown.mood;
    if (this.stopped || isSame) return;
    this.shown = next;
    this.deps.changed(next);
  }
}

function hungError(): Error {
  return new Error("The enemy's turn hung");
}

/** Whether a turn change is part of what is shown. */
function changesTurn({ events }: Beat): boolean {
  return events.some(({ type }) => type === "turnStarted");
}

/** Milliseconds left of a hand-over once the turn change was shown, which is part of it (`BAT-072`, `CON-53`). */
function handOverRest({ ui }: RuleSet): number {
  return Math.max(0, ui.turnHandOverMs - ui.turnTransitionMs);
}

/** Who is seen acting: the side that acts, or the one whose charged spell is released when its turn begins. */
function seenAs({ side, action, events }: Beat): Pick<ShownBattle, "phase" | "mood"> {
  const released = events.find((event) => event.type === "released" || event.type === "chargeLost");
  if (released?.side === PLAYER) return { phase: "showing", mood: "turnBegins" };
  if (released) return { phase: "enemy", mood: "attacking" };
  return side === PLAYER
    ? { phase: "showing", mood: null }
    : { phase: "enemy", mood: action ? SCREEN_ACTIONS[action.type].mood : "acting" };
}
