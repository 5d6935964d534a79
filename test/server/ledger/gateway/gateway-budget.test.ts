import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../../rules/index.ts";
import { encodeBech32 } from "../../../../server/ledger/network/address.ts";
import { worldBetween } from "../../gateway-between.ts";
import type { Answer } from "../../lab-server.ts";
import type { WalletPlayer } from "../../ledger-world.ts";

const SECOND = 1_000;
const NO_POINTS = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };

async function scene() {
  // As shipped, the budget of one player included.
  const { world, between } = await worldBetween({ rules: shippedRules });
  const ann = await world.player("Ann", { CVX: "2000", sCVX: "5" });
  const creature = { species_name: "Corvax", form: 0, rarity: "Common" };
  const gifts = { creatures: [creature], tools: ["Babylon Keystone"], spells: [], tokens: {} };
  const { creatures } = await world.chain.ledger.give(ann.account, gifts);
  // Binding the account has cost something.
  world.server.clock.pass(60 * SECOND);
  between.calls.length = 0;
  return { world, between, ann, creatureId: String(creatures[0]) };
}

/** A hash of no transaction, another one for every number. */
function inventedHash(number: number): string {
  const bytes = new Uint8Array(32);
  bytes.set([number >> 8, number & 255]);
  return encodeBech32({ humanPart: "txid_sim", bytes });
}

/** Every call that looks at the ledger, as expensive as a player can make it. */
function expensiveCalls(ann: WalletPlayer, creatureId: string): ((turn: number) => Promise<Answer>)[] {
  const points = { ...NO_POINTS, energy: 1 };
  return [
    () => ann.browser.get("getGameState"),
    () => ann.ask("checkXrdBalance", { forceRefresh: true }),
    (turn) => ann.ask("checkTokenBalance", { tokenSymbol: ["XRD", "CVX", "sCVX", "FOMO", "HUG"][turn % 5] }),
    () => ann.ask("getUserCreatures", { forceRefresh: true }),
    () => ann.ask("getUserItems", { forceRefresh: true }),
    () => ann.ask("getUpgradeStatsManifest", { creatureId, ...points }),
    () => ann.ask("getEvolveManifest", { creatureId }),
    (turn) => ann.post("checkUpgradeStatus", { intentHash: inventedHash(turn), creatureId, checkCount: 0 }),
    (turn) => ann.post("checkCreatureMintStatus", { intentHash: inventedHash(turn) }),
    (turn) => ann.post("confirmEnergyPurchase", { intentHash: inventedHash(turn) }),
  ];
}

describe("the gateway calls of one player", () => {
  it("are at most forty for 375 requests in ten seconds, whatever the calls (ABU-52)", async () => {
    const { world, between, ann, creatureId } = await scene();
    const calls = expensiveCalls(ann, creatureId);
    const seen = new Set<number>();
    for (let turn = 0; turn < 375; turn += 1) {
      const answer = await calls[turn % calls.length]?.(turn);
      seen.add(answer?.status ?? 0);
      world.server.clock.pass((10 * SECOND) / 375);
    }
    expect(between.calls.length).toBeLessThanOrEqual(40);
    expect(seen).toContain(200);
    expect(seen).not.toContain(500);
  });

  it("are at most forty when all requests come at once", async () => {
    const { between, ann, creatureId } = await scene();
    const calls = expensiveCalls(ann, creatureId);
    await Promise.all(Array.from({ length: 375 }, (_, turn) => calls[turn % calls.length]?.(turn)));
    expect(between.calls.length).toBeLessThanOrEqual(40);
  });

  it("are refused when used up, with a sentence that names the wait, and are available again later (ABU-52)", async () => {
    const { world, between, ann } = await scene();
    const check = (turn: number) => ann.post("checkCreatureMintStatus", { intentHash: inventedHash(turn) });
    for (let turn = 0; turn < 30; turn += 1) expect((await check(turn)).status).toBe(200);
    const refused = await check(30);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: "You have asked the ledger too often. Please try again in 1 s.",
        code: "ledger_limit",
      },
    });
    expect(refused.headers["retry-after"]).toBe("1");
    expect(between.calls).toHaveLength(30);
    world.server.clock.pass(SECOND);
    expect((await check(30)).status).toBe(200);
  });

  it("do not count against another player", async () => {
    const { world, ann } = await scene();
    const bob = await world.player("Bob");
    for (let turn = 0; turn < 40; turn += 1)
      await ann.post("checkCreatureMintStatus", { intentHash: inventedHash(turn) });
    expect((await bob.ask("checkXrdBalance")).status).toBe(200);
  });

  it("are shared: the same question of several players and calls is asked once", async () => {
    const { between, ann } = await scene();
    const intentHash = inventedHash(1);
    await Promise.all(Array.from({ length: 20 }, () => ann.post("checkCreatureMintStatus", { intentHash })));
    expect(between.calls).toEqual(["/transaction/status"]);
  });
});

describe("the gateway calls of a process", () => {
  it("have a limit for all players together, and a part is reserved for the server's own calls", async () => {
    const process = { burst: 12, perSecond: 1, keptBack: 2 };
    const { gateway } = shippedRules;
    const rules = { ...shippedRules, gateway: { ...gateway, budget: { ...gateway.budget, process } } };
    const { world, between } = await worldBetween({ rules });
    const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
    world.server.clock.pass(60 * SECOND);
    between.calls.length = 0;
    const check = (player: WalletPlayer, turn: number) =>
      player.post("checkCreatureMintStatus", { intentHash: inventedHash(turn) });
    for (let turn = 0; turn < 20; turn += 1) await check(turn % 2 ? ann : bob, turn);
    expect(between.calls).toHaveLength(10);
    expect(await check(bob, 99)).toMatchObject({
      status: 503,
      body: { code: "ledger_busy", error: "The ledger is busy. Please try again in 1 s." },
    });
    expect(await world.server.ledger?.gateway.currentEpoch()).toBeGreaterThan(0);
  });
});

describe("a gateway that asks for a long pause", () => {
  it("gets it, and players meanwhile get a sentence and a Retry-After (CON-91)", async () => {
    const { world, between, ann } = await scene();
    between.change("*", (answer) => ({
      ...answer,
      status: 429,
      headers: { "retry-after": "30" },
      body: "Too Many Requests",
    }));
    const first = await ann.ask("checkXrdBalance");
    expect(first).toMatchObject({
      status: 503,
      body: { code: "ledger_busy", error: "The ledger is busy. Please try again in 30 s." },
    });
    expect(first.headers["retry-after"]).toBe("30");
    world.server.clock.pass(25 * SECOND);
    for (const call of ["getUserCreatures", "getUserItems", "checkXrdBalance"])
      expect(await ann.ask(call)).toMatchObject({ status: 503, body: { code: "ledger_busy" } });
    expect(between.calls).toHaveLength(1);
    between.change("*", null);
    world.server.clock.pass(5 * SECOND);
    expect((await ann.ask("checkXrdBalance")).status).toBe(200);
  });
});
