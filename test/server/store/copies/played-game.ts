import { expect } from "vitest";
import type { Store } from "../../../../server/index.ts";
import { testGateway } from "../../dev-ledger/support/test-gateway.ts";
import { BOT_TOKEN, type LabServer, type LabServerOptions, TestPlayer } from "../../lab-server.ts";
import { ORIGIN, WalletPlayer } from "../../ledger-world.ts";
import { Duel, duelOf, playerWith } from "../../pvp/duel.ts";
import { PvpPlayer } from "../../pvp/support/pvp-player.ts";
import { freshPvpWorld, type PvpWorld } from "../../pvp/support/pvp-world.ts";
import { freshServer } from "../../server-per-test.ts";

/** Where a game is kept. */
export type Place = Pick<LabServerOptions, "file" | "databaseUrl">;

const HOUR = 3_600_000;
const environment = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_BOT_NAME: "lab_bot", PUBLIC_ORIGIN: ORIGIN };

/** What can be seen of a game from outside, before and after it was copied. */
interface Seen {
  labs: unknown[];
  battle: unknown;
  stats: unknown[];
  leaderboard: unknown;
  secret: string;
  time: number;
}

/**
 * A game with something of everything: labs, a moved clock, a finished battle and one in the middle, an online FOMO HIT,
 * an energy purchase that is paid and one that is not, and a transaction that the ledger has not decided.
 */
export class PlayedGame {
  private readonly world: PvpWorld;
  private readonly duel: Duel;
  private readonly buyer: WalletPlayer;
  private readonly unpaid: unknown;
  private payment: string | null = null;

  private constructor(world: PvpWorld, duel: Duel, buyer: WalletPlayer, unpaid: unknown) {
    this.world = world;
    this.duel = duel;
    this.buyer = buyer;
    this.unpaid = unpaid;
  }

  static async playedIn(place: Place): Promise<PlayedGame> {
    const world = await freshPvpWorld({ ...place, environment });
    const cards = [2, 1, 1] as const;
    const [ann, bob] = [
      await playerWith(world, "Ann", [...cards]),
      await playerWith(world, "Bob", [...cards]),
    ];
    await ann.browser.post("buildMachine", { machineType: "catLair", x: 0, y: 0, room: 1 });
    const finished = await duelOf(world, ann, bob, [...cards]);
    await finished.other.concede(finished.battleId);
    world.clock.pass(HOUR);
    const buyer = await world.world.player("Cyd", { CVX: "2000" });
    await buyer.browser.post("dev/clock", { advanceMs: HOUR });
    await settle(buyer);
    const unpaid = (await buyer.ask("buyEnergy")).body.manifest;
    const duel = await duelOf(world, ann, bob, [...cards]);
    await duel.deployed();
    return new PlayedGame(world, duel, buyer, unpaid);
  }

  get store(): Store {
    return this.world.world.server.store;
  }

  /** Plays on where the game was first, which a copy must not know of. */
  async goOnHere(): Promise<void> {
    await this.duel.acted(this.duel.mover, { type: "endTurn" });
    await this.buyer.browser.grant({ eggs: "7" });
  }

  async seen(): Promise<Seen> {
    return seenBy(this.world.world.server, this.duel, this.buyer);
  }

  /** Plays on in another place with the cookies from before; what is there must look like `before`. */
  async goesOnIn(place: Place, before: Seen): Promise<void> {
    const server = await this.serverOn(place);
    const at = ({ browser, name, cards }: PvpPlayer) =>
      new PvpPlayer(samePlayer(server, browser), name, cards);
    const duel = new Duel(this.world, this.duel.battleId, at(this.duel.mover), at(this.duel.other));
    const buyer = new WalletPlayer(
      this.world.world,
      samePlayer(server, this.buyer.browser),
      this.buyer.wallet,
    );
    expect(await seenBy(server, duel, buyer)).toEqual(before);
    await finish(duel);
    // Paid once on the ledger, and booked in each copy.
    this.payment ??= await buyer.sign(this.unpaid);
    await credited(buyer, this.payment);
    const stranger = await server.player("Somebody new");
    expect((await stranger.built("catLair", 0, 0)).length).toBeGreaterThan(0);
    expect((await server.player("Cyd")).userId).toBe(this.buyer.browser.userId);
  }

  private async serverOn(place: Place): Promise<LabServer> {
    const { chain, rules } = this.world.world;
    const { url: gatewayUrl } = await testGateway(chain);
    return freshServer({
      ...place,
      clock: this.world.clock,
      rules,
      environment,
      gatewayUrl,
      network: chain.ledger.network,
      devLedger: chain.ledger,
    });
  }
}

function samePlayer(server: LabServer, browser: unknown): TestPlayer {
  if (!(browser instanceof TestPlayer)) throw new Error("The player is not logged in.");
  return new TestPlayer(server, browser.sid, browser.userId);
}

/** A purchase that is paid, a badge that brings a machine online, and a transaction that is still open. */
async function settle(buyer: WalletPlayer): Promise<void> {
  await pay(buyer, (await buyer.ask("buyEnergy")).body.manifest);
  const machineId = await buyer.place("fomoHit");
  const { body } = await buyer.ask("activateMachine", { machineId });
  const minted = await buyer.post("checkMintStatus", {
    machineId,
    intentHash: await buyer.sign(body.manifest),
  });
  expect(minted.body.machine?.isOffline).toBe(false);
  const { body: purchase } = await buyer.ask("buyEnergy");
  buyer.world.behave({ next: "unknown", count: 1 });
  await buyer.post("confirmEnergyPurchase", { intentHash: await buyer.sign(purchase.manifest) });
}

async function pay(buyer: WalletPlayer, manifest: unknown): Promise<void> {
  await credited(buyer, await buyer.sign(manifest));
}

async function credited(buyer: WalletPlayer, intentHash: string): Promise<void> {
  const before = Number(await buyer.energy());
  await buyer.post("confirmEnergyPurchase", { intentHash });
  expect(Number(await buyer.energy())).toBe(before + 500);
}

/** The next turn of the battle, and its end. */
async function finish({ battleId, mover, other }: Duel): Promise<void> {
  const wins = (await mover.stats()).stats.wins + (await other.stats()).stats.wins;
  await mover.acted(battleId, { type: "endTurn" });
  expect((await other.battle(battleId)).yourTurn).toBe(true);
  await other.concede(battleId);
  expect((await mover.stats()).stats.wins + (await other.stats()).stats.wins).toBe(wins + 1);
}

async function seenBy(
  server: LabServer,
  { battleId, mover, other }: Duel,
  buyer: WalletPlayer,
): Promise<Seen> {
  const players = [mover.browser, other.browser, buyer.browser];
  const labs = await Promise.all(players.map(async (player) => (await player.get("getGameState")).body));
  return {
    labs,
    battle: await mover.battle(battleId),
    stats: [await mover.stats(), await other.stats()],
    leaderboard: (await mover.browser.get("pvp/leaderboard")).body,
    secret: (await server.store.sharedSecret()).toString("hex"),
    time: await server.store.now(),
  };
}
