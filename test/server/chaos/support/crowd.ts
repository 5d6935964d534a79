import { expect } from "vitest";
import { formatAmount, newRandom, shippedRules as rules } from "../../../../rules/index.ts";
import type { Store } from "../../../../server/index.ts";
import { comparable, type LabLedger, playLab } from "../../cluster/support/lab-player.ts";
import {
  type Attempt,
  isAnswered,
  type LoggingIn,
  PatientBrowser,
} from "../../cluster/support/patient-browser.ts";
import { type Played, playBattle } from "../../pvp/support/play-battle.ts";
import { equipped, PvpPlayer } from "../../pvp/support/pvp-player.ts";
import {
  CARDS,
  expectBookedOnce,
  expectKept,
  matched,
  PATIENT_RULES,
} from "../../pvp/support/rated-battles.ts";
import { playTournament } from "../../tournament/play-tournament.ts";
import { Shopper } from "./shopper.ts";

/** In a tournament everybody fights with lent cards. */
const NO_CARDS = { accountAddress: "", creatures: [], tools: [], spells: [] };

/** Players who go on until it is over, whatever happens to the game, and what each of them was told. */
export class Crowd {
  /** What everybody has begun is still played to its end. */
  isOver = false;
  answered = 0;
  readonly attempts: Attempt[] = [];
  readonly labs: LabLedger[] = [];
  readonly battles: { battleId: string; played: Played[] }[] = [];
  readonly shoppers: Shopper[] = [];
  tournaments = 0;
  private readonly waiting = new Set<{ for: () => boolean; resolve: () => void }>();
  private readonly newBrowser: () => LoggingIn;
  private readonly signal: AbortSignal;

  /** `signal` ends their patience. */
  constructor(newBrowser: () => LoggingIn, signal: AbortSignal) {
    this.newBrowser = newBrowser;
    this.signal = signal;
  }

  /** Everybody goes on until the work is done. What a player meets ends it as well. */
  async goOnDuring(work: Promise<unknown>, players: readonly Promise<void>[]): Promise<void> {
    await Promise.race([work, Promise.all(players)]);
    this.isOver = true;
    await Promise.all(players);
  }

  /** Builds one lab after the other. */
  async buildLabs(name: string): Promise<void> {
    for (let round = 0; !this.isOver; round++) {
      const player = `${name} ${round}`;
      this.labs.push(await playLab(this.browser(), player, newRandom(player)));
    }
  }

  /** Plays so many rated battles at once, and others after them. */
  async fight(name: string, battles: number): Promise<void> {
    for (let round = 0; !this.isOver; round++) {
      const players = await this.players(`${name} ${round}`, 2 * battles, (browser, player) =>
        equipped(browser, player, CARDS),
      );
      await Promise.all(
        (await matched(players)).map(async ({ battleId, players: both }) => {
          const dice = newRandom(`${name} ${round}`);
          this.battles.push({ battleId, played: await playBattle({ rules, dice, battleId, players: both }) });
        }),
      );
      for (const player of players) await expectBookedOnce(player);
    }
  }

  /** Plays one tournament after the other. */
  async compete(name: string, size: number): Promise<void> {
    for (let round = 0; !this.isOver; round++) {
      const players = await this.players(
        `${name} ${round}`,
        size,
        async (browser, player) => new PvpPlayer(browser, player, NO_CARDS),
      );
      const battles = await playTournament(players, PATIENT_RULES.pvp.turnMs, `${name} ${round}`);
      for (const [battleId, played] of battles) this.battles.push({ battleId, played });
      this.tournaments += 1;
    }
  }

  /** Buys one thing after the other. */
  async shop(name: string): Promise<void> {
    const browser = this.browser();
    await browser.logIn(name);
    const shopper = await Shopper.at(browser, name);
    this.shoppers.push(shopper);
    while (!this.isOver) await shopper.buy();
  }

  /** Every acknowledged change is stored once, and nothing else is. */
  async compare(store: Store): Promise<void> {
    for (const { name, lab } of this.labs) {
      const player = await store.findPlayer({ provider: "development", name });
      const stored = await store.readLab(player?.id ?? 0);
      expect({ name, ...comparable(stored.lab) }).toEqual({ name, ...comparable(lab) });
    }
    for (const { battleId, played } of this.battles) await expectKept(store, battleId, played);
    for (const { name, energy, hashes } of this.shoppers) {
      const player = await store.findPlayer({ provider: "development", name });
      const { lab } = await store.readLab(player?.id ?? 0);
      expect({ name, energy: formatAmount(lab.resources.energy) }).toEqual({ name, energy });
      const query = { player: player?.publicId ?? "", since: 0, after: 0, most: 10_000 };
      const booked = (await store.auditEntries(query)).flatMap(({ event }) =>
        event.type === "booking" ? [event.intentHash] : [],
      );
      expect(booked.sort()).toEqual([...hashes].sort());
    }
  }

  browser(): PatientBrowser {
    return new PatientBrowser(this.newBrowser(), (attempt) => this.note(attempt), this.signal);
  }

  /** Attempts that had to be made again. */
  get failed(): number {
    return this.attempts.length - this.answered;
  }

  get decisions(): number {
    return this.battles.reduce((sum, { played }) => sum + played.length, 0);
  }

  /** Resolves when so many more calls were answered. */
  hasAnswers(calls: number): Promise<void> {
    const until = this.answered + calls;
    return this.until(() => this.answered >= until);
  }

  /** Resolves after the attempt with which something has come true. */
  until(what: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.add({ for: what, resolve });
      this.signal.addEventListener("abort", () => reject(this.signal.reason), { once: true });
    });
  }

  private players(
    name: string,
    size: number,
    made: (browser: PatientBrowser, name: string) => Promise<PvpPlayer>,
  ): Promise<PvpPlayer[]> {
    return Promise.all(
      Array.from({ length: size }, async (_, number) => {
        const browser = this.browser();
        await browser.logIn(`${name} ${number}`);
        return made(browser, `${name} ${number}`);
      }),
    );
  }

  private note(attempt: Attempt): void {
    this.attempts.push(attempt);
    if (isAnswered(attempt)) this.answered += 1;
    for (const waiting of this.waiting)
      if (waiting.for()) {
        this.waiting.delete(waiting);
        waiting.resolve();
      }
  }
}
