import type { RuleSet } from "../../../../rules/index.ts";
import { seededRandom } from "../../../../server/index.ts";
import { openPvp } from "../../../../server/pvp/pvp.ts";
import { sweep } from "../../../../server/pvp/pvp-sweeper.ts";
import type { PvpBattle } from "../../../../server/store/pvp/battle.ts";
import { BOT_TOKEN, LAB_HASH, sidOf, signedLogin, TestPlayer } from "../../lab-server.ts";
import { freshWorld, type LedgerWorld, type WorldOptions, worldRules } from "../../ledger-world.ts";
import { type ChosenDeck, equipped, type PvpPlayer } from "./pvp-player.ts";

/** Large and odd enough to be found in any answer that gives it away (`ABU-54`). */
const FIRST_MESSENGER_ID = 7_391_846_250_113;
const MESSENGER_ID_STEP = 104_729;

/** The real server with its dev ledger, and players who came through the messenger. */
export class PvpWorld {
  readonly world: LedgerWorld;
  readonly messengerIds: number[] = [];
  private readonly messengerIdOf = new Map<string, number>();

  constructor(world: LedgerWorld) {
    this.world = world;
  }

  get clock() {
    return this.world.server.clock;
  }

  /** A player with an account of the dev ledger; by default twelve creatures, five tools, five spells. */
  async player(name: string, account: object = {}): Promise<PvpPlayer> {
    return equipped(await this.browser(name), name, account);
  }

  /** A player without an account. */
  async browser(name: string): Promise<TestPlayer> {
    const id = FIRST_MESSENGER_ID + this.messengerIds.length * MESSENGER_ID_STEP;
    this.messengerIds.push(id);
    this.messengerIdOf.set(name, id);
    return this.loggedIn(id, name);
  }

  /** A further session of somebody who is logged in already; a later second, because each login counts once. */
  async anotherBrowser({ name }: PvpPlayer): Promise<TestPlayer> {
    const id = this.messengerIdOf.get(name);
    if (id === undefined) throw new Error(`${name} did not come through the messenger.`);
    this.clock.pass(1000);
    return this.loggedIn(id, name);
  }

  private async loggedIn(id: number, name: string): Promise<TestPlayer> {
    const { server } = this.world;
    const auth_date = Math.floor(this.clock.now() / 1000);
    const answer = await server.post("/api/auth/telegram", signedLogin({ id, first_name: name, auth_date }));
    return new TestPlayer(server, sidOf(answer), String(answer.body.userId));
  }

  /** Puts two players into a battle through the queue; answers its id. The one who waited, a millisecond longer, is player 1. */
  async meet(one: PvpPlayer, other: PvpPlayer, decks: [ChosenDeck?, ChosenDeck?] = []): Promise<string> {
    await one.joined(decks[0]);
    this.clock.pass(1);
    const { battleId } = await other.joined(decks[1]);
    if (battleId === undefined) throw new Error(`${one.name} and ${other.name} did not meet.`);
    return battleId;
  }

  /** One round of what the server does by itself, whether somebody asks or not. */
  async sweep(): Promise<void> {
    const { ledger, rules, server } = this.world;
    const random = seededRandom("sweep", 1);
    const own = { rules, rulesHash: LAB_HASH, earlierHashes: [] };
    await sweep(openPvp({ ...own, store: server.store, ledger, random, log: server.app.log }));
  }

  /** The battle as the server keeps it, secrets included. */
  async kept(battleId: string): Promise<PvpBattle> {
    const seen = await this.world.server.store.findBattle(battleId);
    if (!seen) throw new Error(`There is no battle ${battleId}.`);
    return seen.battle;
  }
}

/** What is played by here, but anybody may meet anybody at once. */
export const openQueueRules: RuleSet = {
  ...worldRules,
  pvp: { ...worldRules.pvp, matching: { ...worldRules.pvp.matching, unlimitedAfterMs: 0 } },
};

/** A world that ends with the test. */
export async function freshPvpWorld(options: WorldOptions = {}): Promise<PvpWorld> {
  const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "@lab_bot" };
  return new PvpWorld(
    await freshWorld({ ...options, environment: { ...environment, ...options.environment } }),
  );
}
