import type { BattleCanvas, Beat } from "../../../engine/index.ts";
import type { BattleAction, BattleView, Refusal, RuleSet } from "../../../rules/index.ts";
import type { EnemyMind } from "../enemy/enemy-mind.ts";
import { type ArenaBattle, ENEMY, PLAYER } from "./arena-battle.ts";

const HUNG = "The enemy's turn hung";

/** What the enemy is seen doing in its turn (`BAT-027`), or that the player's turn begins with what was charged. */
export type BattleMood = "thinking" | "attacking" | "defending" | "acting" | "turnBegins";

/** What the screens show of a battle that goes on. */
export interface BattleShown {
  /** The battle after the last beat that was shown. */
  view: BattleView;
  /** `player`: may act; `showing`: something is being shown and input is ignored (`BAT-042`). */
  phase: "player" | "showing" | "enemy" | "over";
  mood: BattleMood | null;
}

/** Where beats are shown; the director cuts short what takes too long. */
export interface Stage extends Pick<BattleCanvas, "show"> {
  /** How many times faster than normal things are shown; Infinity skips. */
  speed(): number;
}

export interface DirectorParts {
  stage: Stage;
  /** Who decides for the enemy. */
  enemy: Pick<EnemyMind, "decide" | "beginAnew" | "stop">;
  /** Waits some milliseconds. */
  pause(ms: number): Promise<void>;
  changed(shown: BattleShown): void;
  /** An action was carried out: what is kept of the battle can be kept now. */
  acted(): void;
  /** The enemy's turn failed or hung, and was ended. */
  enemyFailed(error: unknown): void;
}

/** Lets the sides act in turn, each action shown before the next; the rules never wait for it. */
export class BattleDirector {
  private readonly game: ArenaBattle;
  private readonly parts: DirectorParts;
  private shown: BattleShown;
  private stopped = false;

  constructor(game: ArenaBattle, parts: DirectorParts) {
    this.game = game;
    this.parts = parts;
    this.shown = { view: game.view(), phase: "showing", mood: null };
  }

  /** Shows how the battle begins, or where it was left, and hands over to the side whose turn it is. */
  async begin(): Promise<void> {
    this.parts.changed(this.shown);
    const { actions, battle, opening, rules } = this.game;
    if (actions.length === 0) await this.showAndGoOn(opening);
    // Of a battle that goes on no turn's change is shown: the enemy takes all of the time before it acts.
    else await this.takeTurn(battle.active === ENEMY ? rules.ui.turnHandOverMs : 0);
  }

  /**
   * The player's action. Refused ones say why; while something is being shown input is ignored, which
   * is no refusal.
   */
  act(action: BattleAction): Refusal | null {
    if (this.shown.phase !== "player" || this.stopped) return null;
    const answer = this.game.act(PLAYER, action);
    if ("refusal" in answer) return answer.refusal;
    this.parts.acted();
    void this.showAndGoOn(answer.beat);
    return null;
  }

  /** The battle was left: nothing more is shown. */
  stop(): void {
    this.stopped = true;
    this.parts.enemy.stop();
  }

  private async showAndGoOn(beat: Beat): Promise<void> {
    await this.show(beat);
    await this.handOver(beat);
  }

  /** The side whose turn it is now acts; where the turn changed, once the hand-over is over (`BAT-072`, `CON-53`). */
  private async handOver(beat: Beat): Promise<void> {
    const rest = changesTurn(beat) ? handOverRest(this.game.rules) : 0;
    await this.takeTurn(rest);
  }

  /** Whoever's turn it is goes on after a while; the end is noticed a moment after what ended it. */
  private async takeTurn(restMs: number): Promise<void> {
    const { rules, battle } = this.game;
    if (battle.winner !== null) {
      this.parts.enemy.stop();
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
   * Seen to think once a turn, then each action is paced by what is shown of it. One that hangs ends the turn: each
   * has all of the time anew, to be decided and to be shown (`BAT-074`, `CON-72`).
   */
  private async enemyTurn(restMs: number): Promise<void> {
    const { rules, battle, setup } = this.game;
    this.change({ phase: "enemy", mood: "thinking" });
    await this.wait(restMs);
    await this.wait(rules.ai.thinkMs[setup.difficulty]);
    let inTime = true;
    while (this.enemyGoesOn()) {
      const beat = inTime ? await this.enemyBeat() : this.forcedEnd(new Error(HUNG));
      if (!beat) return;
      this.parts.acted();
      const turnEnds = changesTurn(beat) || battle.winner !== null;
      if (turnEnds || !this.skips()) {
        inTime = await this.show(beat);
      } else {
        // Whoever skips sees how the turn ends. Between decisions the page may draw, wherever they are made.
        await this.parts.pause(0);
      }
      if (turnEnds) return this.handOver(beat);
    }
  }

  private enemyGoesOn(): boolean {
    const { winner, active } = this.game.battle;
    return winner === null && active === ENEMY && !this.stopped;
  }

  /** A decision that fails or hangs ends the turn instead of the game; none is taken once the battle was left. */
  private async enemyBeat(): Promise<Beat | null> {
    try {
      const action = await this.inTime(this.parts.enemy.decide());
      if (this.stopped) return null;
      if (action === null) {
        this.parts.enemy.beginAnew();
        throw new Error(HUNG);
      }
      const answer = this.game.act(ENEMY, action);
      if ("beat" in answer) return answer.beat;
      throw new Error(answer.refusal.text);
    } catch (error) {
      return this.stopped ? null : this.forcedEnd(error);
    }
  }

  /** Ends the enemy's turn in its place. */
  private forcedEnd(error: unknown): Beat {
    this.parts.enemyFailed(error);
    const ended = this.game.act(ENEMY, { type: "endTurn" });
    if ("refusal" in ended) throw error;
    return ended.beat;
  }

  /** Shows a beat; what hangs is cut short, so that a battle always goes on. Answers whether it was shown in time. */
  private async show(beat: Beat): Promise<boolean> {
    if (this.stopped) return true;
    this.change(seenAs(beat));
    const shown = await this.inTime(this.parts.stage.show(beat));
    this.change({ view: beat.view });
    return shown !== null;
  }

  /** What is waited for, or null where it takes longer than an action may (`BAT-074`). */
  private inTime<Outcome>(outcome: Promise<Outcome>): Promise<Outcome | null> {
    const { turnTimeoutMs } = this.game.rules.ai;
    return Promise.race([outcome, this.parts.pause(turnTimeoutMs).then(() => null)]);
  }

  private skips(): boolean {
    return this.parts.stage.speed() === Number.POSITIVE_INFINITY;
  }

  private wait(ms: number): Promise<void> {
    const scaled = ms / this.parts.stage.speed();
    return scaled > 0 ? this.parts.pause(scaled) : Promise.resolve();
  }

  private change(change: Partial<BattleShown>): void {
    const { shown } = this;
    const next = { ...shown, ...change };
    const isSame = next.view === shown.view && next.phase === shown.phase && next.mood === shown.mood;
    if (this.stopped || isSame) return;
    this.shown = next;
    this.parts.changed(next);
  }
}

/** Whether a turn's change is seen in what is shown. */
function changesTurn({ events }: Beat): boolean {
  return events.some(({ type }) => type === "turnStarted");
}

/** What is left of a hand-over once the turn's change was shown, which is part of it (`BAT-072`, `CON-53`). */
function handOverRest({ ui }: RuleSet): number {
  return Math.max(0, ui.turnHandOverMs - ui.turnTransitionMs);
}

/** Who is seen acting: the side that acts, or the one whose charged spell is released when its turn begins. */
function seenAs({ side, action, events }: Beat): Pick<BattleShown, "phase" | "mood"> {
  const released = events.find((event) => event.type === "released" || event.type === "chargeLost");
  if (released?.side === PLAYER) return { phase: "showing", mood: "turnBegins" };
  if (released) return { phase: "enemy", mood: "attacking" };
  return side === PLAYER ? { phase: "showing", mood: null } : { phase: "enemy", mood: moodOf(action) };
}

function moodOf(action: BattleAction | null): BattleMood {
  switch (action?.type) {
    case "attack":
    case "useSpell":
    case "useTool":
      return "attacking";
    case "defend":
      return "defending";
    default:
      return "acting";
  }
}
