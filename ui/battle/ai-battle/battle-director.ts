import type { BattleCanvas, Beat } from "../../../engine/index.ts";
import type { BattleAction, Refusal, RuleSet } from "../../../rules/index.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";
import type { ShownBattle } from "../store/battle-state.ts";
import { ENEMY, PLAYER } from "../store/sides.ts";
import type { AiBattle } from "./ai-battle.ts";
import type { EnemyMind } from "./enemy-mind.ts";

/** Shows beats; the director interrupts one that takes too long. */
interface Stage extends Pick<BattleCanvas, "show"> {
  /** How many times faster than normal beats are shown; Infinity skips them. */
  speed(): number;
}

interface DirectorDeps {
  stage: Stage;
  /** Who decides for the enemy. */
  enemy: Pick<EnemyMind, "decide" | "beginAnew" | "stop">;
  /** Waits some milliseconds. */
  pause(ms: number): Promise<void>;
  changed(shown: ShownBattle): void;
  /** Called after each action, so that the battle can be saved. */
  acted(): void;
  /** Called in the enemy's turn with how many actions of it were shown; 0 at its end, and before the battle's last one. */
  shownOfTurn(actions: number): void;
  /** The enemy's turn failed or hung, and was ended. */
  enemyFailed(error: unknown): void;
}

/**
 * Runs a battle against the AI: lets the sides act in turn and shows each action before the next. The rules compute an
 * action at once; only showing it takes time.
 */
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

  /** Shows the start of the battle, or where it was left, and lets the active side act. */
  async begin(): Promise<void> {
    this.deps.changed(this.shown);
    const { actions, battle, opening, rules } = this.battle;
    if (actions.length === 0) await this.showAndGoOn(opening);
    // A resumed battle shows no turn change, so the enemy waits for the whole hand-over before it acts.
    else await this.takeTurn(battle.active === ENEMY ? rules.ui.turnHandOverMs : 0);
  }

  /**
   * Plays the player's action; returns why it is refused, or null. While something is being shown, and after the
   * battle was left, it is ignored and null is returned.
   */
  act(action: BattleAction): Refusal | null {
    if (this.shown.phase !== "player" || this.stopped) return null;
    const result = this.battle.act(PLAYER, action);
    if ("refusal" in result) return result.refusal;
    this.deps.acted();
    void this.showAndGoOn(result.beat);
    return null;
  }

  /** Called when the player leaves the battle: nothing more is shown. */
  stop(): void {
    this.stopped = true;
    this.deps.enemy.stop();
  }

  private async showAndGoOn(beat: Beat): Promise<void> {
    await this.show(beat);
    await this.handOver(beat);
  }

  /** Lets the active side act; after a turn change, waits for the rest of the hand-over first (`BAT-072`, `CON-53`). */
  private async handOver(beat: Beat): Promise<void> {
    const rest = changesTurn(beat) ? handOverRest(this.battle.rules) : 0;
    await this.takeTurn(rest);
  }

  /** Lets the active side act after a pause. The end of the battle is shown a moment after its cause. */
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
   * Shows the enemy thinking once per turn, then its actions one by one. A decision that takes too long ends the turn,
   * and so does showing an action; the time limit applies to each of them separately (`BAT-074`, `CON-72`).
   */
  private async enemyTurn(restMs: number): Promise<void> {
    const { rules, battle, setup } = this.battle;
    this.change({ phase: "enemy", mood: "thinking" });
    await this.wait(restMs);
    await this.wait(rules.ai.thinkMs[setup.difficulty]);
    let inTime = true;
    let shown = 0;
    while (this.enemyGoesOn()) {
      const beat = inTime ? await this.enemyBeat() : this.forcedEnd(hungError());
      if (!beat) return;
      this.deps.acted();
      const turnEnds = changesTurn(beat) || battle.winner !== null;
      if (turnEnds || !this.skips()) {
        if (battle.winner !== null) this.deps.shownOfTurn(0);
        inTime = await this.show(beat);
        shown += 1;
        this.deps.shownOfTurn(turnEnds ? 0 : shown);
      } else {
        // While skipping only the end of the turn is shown. The pause lets the page draw between decisions.
        await this.deps.pause(0);
      }
      if (turnEnds) return this.handOver(beat);
    }
  }

  private enemyGoesOn(): boolean {
    const { winner, active } = this.battle.battle;
    return winner === null && active === ENEMY && !this.stopped;
  }

  /**
   * Takes the enemy's next action. A decision that fails or hangs ends its turn; returns null after the battle was
   * left.
   */
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

  /** Reports the failure and ends the enemy's turn. */
  private forcedEnd(error: unknown): Beat {
    this.deps.enemyFailed(error);
    const ended = this.battle.act(ENEMY, { type: "endTurn" });
    if ("refusal" in ended) throw error;
    return ended.beat;
  }

  /** Shows a beat, interrupted at the time limit so that the battle continues. Returns whether it was shown in time. */
  private async show(beat: Beat): Promise<boolean> {
    if (this.stopped) return true;
    this.change(seenAs(beat));
    const shown = await this.inTime(this.deps.stage.show(beat));
    this.change({ view: beat.view });
    return shown !== null;
  }

  /** Returns the outcome, or null when it takes longer than the limit for an action (`BAT-074`). */
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

/** Returns whether the beat contains a turn change. */
function changesTurn({ events }: Beat): boolean {
  return events.some(({ type }) => type === "turnStarted");
}

/** Returns the milliseconds of the hand-over that remain after the turn change was shown (`BAT-072`, `CON-53`). */
function handOverRest({ ui }: RuleSet): number {
  return Math.max(0, ui.turnHandOverMs - ui.turnTransitionMs);
}

/** Returns whose action the status line names: the acting side's, or that of a charged spell at the start of a turn. */
function seenAs(beat: Beat): Pick<ShownBattle, "phase" | "mood"> {
  const { side, action, events } = beat;
  // A caster that is defeated by an attack loses its charge within that attack.
  const released = changesTurn(beat)
    ? events.find((event) => event.type === "released" || event.type === "chargeLost")
    : undefined;
  if (released?.side === PLAYER) return { phase: "showing", mood: "turnBegins" };
  if (released) return { phase: "enemy", mood: "attacking" };
  return side === PLAYER
    ? { phase: "showing", mood: null }
    : { phase: "enemy", mood: action ? SCREEN_ACTIONS[action.type].mood : "acting" };
}
