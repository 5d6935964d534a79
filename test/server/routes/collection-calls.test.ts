import { describe, expect, it } from "vitest";
import { addressOf } from "../../../server/ledger/network/address.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer, type WorldOptions } from "../ledger-world.ts";

const THIRTY_SECONDS = 30_000;
const THREE_SECONDS = 3_000;

async function collector(options?: WorldOptions): Promise<{ world: LedgerWorld; ann: WalletPlayer }> {
  const world = await freshWorld(options);
  return { world, ann: await world.player("Ann", { CVX: "12.5" }) };
}

function give(
  world: LedgerWorld,
  account: string,
  gifts: { creatures?: number; tools?: string[]; spells?: string[] },
) {
  const creature = { species_name: "Corvax", form: 1, rarity: "Rare" };
  return world.chain.ledger.give(account, {
    creatures: Array.from({ length: gifts.creatures ?? 0 }, () => creature),
    tools: gifts.tools ?? [],
    spells: gifts.spells ?? [],
    tokens: {},
  });
}

async function creatureIds(player: WalletPlayer, more: object = {}): Promise<string[]> {
  const { body } = await player.ask("getUserCreatures", more);
  return (body.creatures as { id: string }[]).map(({ id }) => id);
}

const ACCOUNT_CALLS = [
  "getUserCreatures",
  "getUserItems",
  "checkXrdBalance",
  "getCreatureMintManifest",
] as const;

describe("the calls about the player's account", () => {
  it.each(ACCOUNT_CALLS)(
    "include %s, which needs a session and the address of the player's own account (ABU-14, LED-005)",
    async (call) => {
      const { world, ann } = await collector();
      for (const accountAddress of [undefined, "", " "])
        expect(await ann.post(call, { accountAddress })).toMatchObject({
          status: 400,
          body: { error: "Account address is required" },
        });
      const injected = `${ann.account}") "withdraw`;
      for (const accountAddress of ["account_sim1", injected, 5])
        expect((await ann.post(call, { accountAddress })).status).toBe(400);
      const bob = await world.player("Bob");
      expect(await ann.post(call, { accountAddress: bob.account })).toMatchObject({
        status: 403,
        body: { error: "This account is not yours" },
      });
      const visitor = await world.server.post(`/api/${call}`, { accountAddress: ann.account });
      expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
    },
  );

  it.each([
    ["getUserCreatures", {}],
    ["getUserItems", {}],
    ["checkXrdBalance", {}],
    ["checkTokenBalance", { tokenSymbol: "CVX" }],
    [
      "getUpgradeStatsManifest",
      { creatureId: "#1#", energy: 1, strength: 0, magic: 0, stamina: 0, speed: 0 },
    ],
    ["getEvolveManifest", { creatureId: "#1#" }],
  ])(
    "include %s, which answers 502 while the ledger cannot be read (ABU-56, ERR-026)",
    async (call, body) => {
      const { world, ann } = await collector();
      for (const gateway of ["down", "429", "html", "unknownVariant"] as const) {
        world.behave({ gateway });
        expect(await ann.ask(call, body), gateway).toMatchObject({
          status: 502,
          body: { code: "ledger_unavailable" },
        });
      }
      world.behave({});
      expect((await ann.ask(call, body)).status).not.toBe(502);
    },
  );
});

describe("POST /api/getUserCreatures", () => {
  it("returns the creatures of the account with all their fields (LED-135, LED-119, LED-004)", async () => {
    const { world, ann } = await collector();
    await give(world, ann.account, { creatures: 2 });
    const { status, body } = await ann.ask("getUserCreatures");
    expect(status).toBe(200);
    expect(body.creatures).toHaveLength(2);
    expect((body.creatures as object[])[0]).toMatchObject({
      id: "#2#",
      species_id: "corvax",
      species_name: "Corvax",
      rarity: "Rare",
      form: 1,
      specialty_stats: ["magic", "energy"],
      stats: { energy: expect.any(Number), speed: expect.any(Number) },
      evolution_progress: { stat_upgrades_completed: 0, total_points_allocated: 0 },
      final_form_upgrades: 0,
      combination_level: 0,
      bonus_stats: { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 },
      preferred_token: "CVX",
    });
  });

  it("returns all pages of a large collection, newest first (LED-089, LED-090)", async () => {
    const { world, ann } = await collector();
    await give(world, ann.account, { creatures: 130 });
    expect(await creatureIds(ann)).toEqual(Array.from({ length: 130 }, (_, index) => `#${130 - index}#`));
  });

  it("caches the answer for thirty seconds (GAP-20)", async () => {
    const { world, ann } = await collector();
    expect(await creatureIds(ann)).toEqual([]);
    await give(world, ann.account, { creatures: 1 });
    world.server.clock.pass(THIRTY_SECONDS - 1);
    expect(await creatureIds(ann)).toEqual([]);
    world.server.clock.pass(1);
    expect(await creatureIds(ann)).toEqual(["#1#"]);
  });

  it("reads again with forceRefresh, at most once in three seconds", async () => {
    const { world, ann } = await collector();
    const ids = () => creatureIds(ann);
    const freshIds = () => creatureIds(ann, { forceRefresh: true });
    expect(await ids()).toEqual([]);
    await give(world, ann.account, { creatures: 1 });
    expect(await freshIds()).toEqual(["#1#"]);
    await give(world, ann.account, { creatures: 1 });
    world.server.clock.pass(THREE_SECONDS - 1);
    expect(await freshIds()).toEqual(["#1#"]);
    world.server.clock.pass(1);
    expect(await ids()).toEqual(["#1#"]);
    expect(await freshIds()).toEqual(["#2#", "#1#"]);
    expect(await ids()).toEqual(["#2#", "#1#"]);
  });

  it("drops the cached answer when the player's transaction commits", async () => {
    const { ann } = await collector();
    expect(await creatureIds(ann)).toEqual([]);
    const intentHash = await ann.sign((await ann.ask("getCreatureMintManifest")).body.manifest);
    await ann.post("checkCreatureMintStatus", { intentHash });
    expect(await creatureIds(ann)).toEqual(["#1#"]);
  });

  it("does not cache a failed reading", async () => {
    const { world, ann } = await collector();
    await give(world, ann.account, { creatures: 1 });
    world.behave({ gateway: "down" });
    expect((await ann.ask("getUserCreatures")).status).toBe(502);
    world.behave({});
    expect(await creatureIds(ann)).toEqual(["#1#"]);
  });
});

describe("POST /api/getUserItems", () => {
  it("returns tools and spells with their fields (LED-139, LED-120, LED-121)", async () => {
    const { world, ann } = await collector();
    await give(world, ann.account, { tools: ["Babylon Keystone"], spells: ["Scrypto Surge"] });
    const { status, body } = await ann.ask("getUserItems");
    expect(status).toBe(200);
    const { type: toolType, effect: toolEffect } = world.rules.tools["Babylon Keystone"] ?? {};
    const { type: spellType, effect: spellEffect } = world.rules.spells["Scrypto Surge"] ?? {};
    expect(body.tools).toMatchObject([
      { id: "#1#", name: "Babylon Keystone", type: "tool", tool_type: toolType, tool_effect: toolEffect },
    ]);
    expect(body.spells).toMatchObject([
      { id: "#1#", name: "Scrypto Surge", type: "spell", spell_type: spellType, spell_effect: spellEffect },
    ]);
  });
});

describe("POST /api/checkXrdBalance", () => {
  it("returns the balance and what it is enough for (LED-149, LED-143)", async () => {
    const { world, ann } = await collector();
    const empty = await world.chain.holds(ann.account, "XRD");
    expect(await ann.ask("checkXrdBalance")).toMatchObject({
      status: 200,
      body: { xrdBalance: empty, statusMessage: "Enough XRD for an egg." },
    });
    world.server.clock.pass(THIRTY_SECONDS);
    await ann.sign(`${ann.wallet.withdraw("XRD", "800")}${toTreasury(world)}`);
    expect((await ann.ask("checkXrdBalance")).body.statusMessage).toBe(
      "The transaction may fail: an egg costs 250 XRD.",
    );
  });

  it("reads again on request, at most once in three seconds (LED-149)", async () => {
    const { world, ann } = await collector();
    const balance = async (more: object = {}) =>
      String((await ann.ask("checkXrdBalance", more)).body.xrdBalance);
    const give = (XRD: bigint) =>
      world.chain.ledger.give(ann.account, { creatures: [], tools: [], spells: [], tokens: { XRD } });
    const first = Number(await balance());
    await give(5n * 10n ** 18n);
    expect(await balance()).toBe(String(first));
    expect(await balance({ forceRefresh: true })).toBe(String(first + 5));
    await give(5n * 10n ** 18n);
    expect(await balance({ forceRefresh: true })).toBe(String(first + 5));
    world.server.clock.pass(THREE_SECONDS);
    expect(await balance({ forceRefresh: true })).toBe(String(first + 10));
    expect(await ann.ask("checkXrdBalance", { forceRefresh: "yes" })).toMatchObject({ status: 400 });
  });

  it("reports an empty account, and a second time after a refresh (ERR-031)", async () => {
    const { world, ann } = await collector();
    const account = addressOf("account", "sim", new Uint8Array(29));
    const { store } = world.server;
    await store.bindAccount((await store.boundPlayer(ann.account)) ?? 0, account);
    const ask = (more: object) => ann.post("checkXrdBalance", { accountAddress: account, ...more });
    expect((await ask({})).body).toEqual({
      xrdBalance: "0",
      statusMessage: "There is no XRD in this account.",
    });
    expect((await ask({ forceRefresh: true })).body.statusMessage).toBe("Balance still shows as zero");
  });

  it("answers 'Failed to check XRD balance' while the ledger cannot be read (ERR-031)", async () => {
    const { world, ann } = await collector();
    world.behave({ gateway: "down" });
    expect(await ann.ask("checkXrdBalance")).toMatchObject({
      status: 502,
      body: { error: "Failed to check XRD balance" },
    });
  });
});

describe("POST /api/checkTokenBalance", () => {
  it("returns the account's amount of each known token (LED-163)", async () => {
    const { ann } = await collector();
    const balance = async (tokenSymbol: string) =>
      (await ann.ask("checkTokenBalance", { tokenSymbol })).body.tokenBalance;
    expect(await balance("CVX")).toBe("12.5");
    for (const symbol of ["sCVX", "FOMO", "HUG"]) expect(await balance(symbol)).toBe("0");
  });

  it("refuses any other symbol (LED-163, ABU-37)", async () => {
    const { ann } = await collector();
    for (const tokenSymbol of ["", "cvx", "BTC", "constructor", "__proto__", "x".repeat(99), 5, null])
      expect((await ann.ask("checkTokenBalance", { tokenSymbol })).status).toBe(400);
  });
});

describe("GET /api/ledger", () => {
  it("gives a browser the network and what is possible there, and its dashboard for staking (LED-034, LED-041, LAB-156)", async () => {
    const { world, ann } = await collector();
    const { dappDefinition, explorer } = world.ledger.network;
    expect((await ann.browser.get("ledger")).body).toEqual({
      ledger: {
        network: "dev",
        networkId: 242,
        gatewayUrl: "/dev/gateway",
        dappDefinition,
        explorer,
        stakingUrl: explorer.baseUrl,
        actions: { creatures: true, energySale: true, fomoHit: true, incubator: true },
      },
    });
  });

  it("gives a browser the page for staking CVX that the operator configured (LAB-156)", async () => {
    const { ann } = await collector({ environment: { STAKING_URL: "https://stake.example/cvx?from=game" } });
    expect((await ann.browser.get("ledger")).body.ledger).toMatchObject({
      stakingUrl: "https://stake.example/cvx?from=game",
    });
  });

  it("switches an action off that has no address, and its calls say so", async () => {
    const { ann } = await collector({
      missing: { collections: { creatures: null, tools: null, spells: null, fomoHit: null } },
    });
    expect((await ann.browser.get("ledger")).body.ledger).toMatchObject({
      actions: { creatures: false, energySale: true, fomoHit: false, incubator: true },
    });
    for (const call of ["getUserCreatures", "getUserItems", "getCreatureMintManifest"])
      expect(await ann.ask(call)).toMatchObject({ status: 503, body: { code: "not_offered" } });
  });
});

/** Sends what is on the worktop away. */
function toTreasury(world: LedgerWorld): string {
  const { treasury } = world.ledger.network;
  return `CALL_METHOD Address("${treasury}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();\n`;
}
