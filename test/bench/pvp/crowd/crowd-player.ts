import { setTimeout as pause } from "node:timers/promises";
import { type RandomState, roll, shippedRules as rules } from "../../../../rules/index.ts";
import type { PvpBattleReply, PvpUnchangedReply } from "../../../../server/contract/index.ts";
import { good, type PvpPlayer } from "../../../server/pvp/support/pvp-player.ts";
import { randomMove } from "../../../server/pvp/support/random-move.ts";
import type { Seat } from "../settle-pairs.ts";
import { eventLines, versionIn } from "./event-lines.ts";
import type { PushTimes } from "./push-times.ts";
import type { TimedBrowser } from "./timed-browser.ts";

const EVERY_MS = 2000;

/** As in `settlePairs`. */
const CREATURES = 5;
const ITEMS = 3;

/** One player of battle after battle: looks every 2 s or when a change is pushed, acts about every 2 s. */
export class CrowdPlayer {
  readonly player: PvpPlayer;
  private readonly browser: TimedBrowser;
  private battleId: string;
  private readonly dice: RandomState;
  private readonly pushes: PushTimes;
  /** Of each battle the versions that the own actions led to. */
  readonly decided = new Map<string, number[]>();
  private known: PvpBattleReply | null = null;

  constructor({ player, browser, battleId }: Seat<TimedBrowser>, dice: RandomState, pushes: PushTimes) {
    this.player = player;
    this.browser = browser;
    this.battleId = battleId;
    this.dice = dice;
    this.pushes = pushes;
    this.decided.set(battleId, []);
  }

  /** Plays by polling until the signal. */
  async poll(end: AbortSignal): Promise<void> {
    await this.rest(end, roll(this.dice) * EVERY_MS);
    while (!end.aborted) {
      await this.look();
      await this.takeTurn(end);
      await this.rest(end, EVERY_MS);
      if (this.isOver()) await this.meetNext(end);
    }
  }

  /** Plays by what is pushed until the signal. */
  async follow(end: AbortSignal): Promise<void> {
    while (!end.aborted) {
      for await (const line of eventLines(this.browser.http, this.battleId, end)) {
        const version = versionIn(line);
        if (version === null || version <= (this.known?.version ?? -1)) continue;
        if (this.known !== null) this.pushes.heard(this.battleId, version);
        await this.look();
        await this.takeTurn(end);
        if (this.isOver()) break;
      }
      if (!end.aborted) await this.meetNext(end);
    }
  }

  private isOver(): boolean {
    return this.known !== null && this.known.status !== "active";
  }

  /** Waits in the queue until somebody else has ended a battle too. */
  private async meetNext(end: AbortSignal): Promise<void> {
    const before = this.battleId;
    await this.player.joined(this.player.deck(CREATURES, ITEMS, ITEMS));
    while (!end.aborted) {
      const { battleId = before } = await this.player.status();
      if (battleId !== before) {
        this.battleId = battleId;
        this.known = null;
        this.decided.set(battleId, []);
        return;
      }
      await this.rest(end, EVERY_MS);
    }
  }

  private async look(): Promise<void> {
    const since = this.known === null ? "" : `?since=${this.known.version}`;
    const told = await this.browser.get(`pvp/battle/${this.battleId}${since}`);
    const answer = good<PvpBattleReply | PvpUnchangedReply>(told);
    if (!("unchanged" in answer)) this.known = answer;
  }

  private async takeTurn(end: AbortSignal): Promise<void> {
    while (this.known?.yourTurn && this.known.status === "active") {
      // From half to one and a half of it, so that the battles do not act in step.
      await this.rest(end, EVERY_MS * (0.5 + roll(this.dice)));
      if (end.aborted) return;
      const answer = await this.player.acted(this.battleId, randomMove(rules, this.known, this.dice));
      this.decided.get(this.battleId)?.push(answer.version);
      this.pushes.answered(this.battleId, answer.version);
      this.known = { ...this.known, ...answer, battleState: answer.updatedState };
    }
  }

  private async rest(end: AbortSignal, ms: number): Promise<void> {
    await pause(ms, undefined, { signal: end }).catch(() => undefined);
  }
}
