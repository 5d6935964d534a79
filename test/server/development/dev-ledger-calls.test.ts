import { PrivateKey, RadixEngineToolkit } from "@radixdlt/radix-engine-toolkit";
import { describe, expect, it } from "vitest";
import type { CreatureReply, ToolReply } from "../../../server/contract/index.ts";
import { freshWorld } from "../ledger-world.ts";
import { freshPlayer } from "../server-per-test.ts";

interface DevAccount {
  accountAddress: string;
  creatures: CreatureReply[];
  tools: ToolReply[];
  spells: { name: string }[];
}

/** A player on a server with a dev ledger, and an account made by call. */
async function devWorld() {
  const world = await freshWorld();
  const player = await world.server.player();
  const account = async (requested: object = {}) => {
    const { status, body } = await player.post("dev/account", requested);
    return { status, body: body as unknown as DevAccount & { error: string } };
  };
  return { world, player, account };
}

describe("POST /api/dev/account", () => {
  it("binds a fresh account with twelve creatures of all forms, five tools, five spells and tokens of every kind", async () => {
    const { world, player, account } = await devWorld();
    const { body } = await account();
    expect(body.creatures).toHaveLength(12);
    expect(new Set(body.creatures.map(({ form }) => form))).toEqual(new Set([0, 1, 2, 3]));
    expect([body.tools.length, body.spells.length]).toEqual([5, 5]);
    for (const token of ["XRD", "CVX", "sCVX", "FOMO", "HUG"] as const)
      expect(Number(await world.chain.holds(body.accountAddress, token))).toBeGreaterThan(0);
    const { accountAddress, creatures, tools, spells } = body;
    const newestFirst = { creatures: creatures.toReversed() };
    expect((await player.post("getUserCreatures", { accountAddress })).body).toEqual(newestFirst);
    const items = { tools: tools.toReversed(), spells: spells.toReversed() };
    expect((await player.post("getUserItems", { accountAddress })).body).toEqual(items);
  });

  it("gives the requested tokens and nothing else", async () => {
    const { world, account } = await devWorld();
    const creature = { species_name: "Corvax", form: 2, rarity: "Legendary", stats: { magic: 21.5 } };
    const { body } = await account({
      creatures: [creature],
      tools: ["Ledger Lens"],
      spells: [],
      tokens: { CVX: "12.5" },
    });
    expect(body.creatures).toMatchObject([{ ...creature, species_id: "corvax" }]);
    expect(body.tools).toMatchObject([{ name: "Ledger Lens", tool_type: "magic" }]);
    expect(body.spells).toEqual([]);
    expect(await world.chain.holds(body.accountAddress, "CVX")).toBe("12.5");
    expect(await world.chain.holds(body.accountAddress, "XRD")).toBe("0");
  });

  it.each([
    [{ creatures: [{ species_name: "Dog", form: 0, rarity: "Rare" }] }, "There is no Rare Dog."],
    [{ tools: ["Hammer"] }, "There is no tool Hammer."],
    [{ tokens: { BTC: "1" } }, "There is no token BTC."],
    [{ tokens: { XRD: "-1" } }, /^Invalid request/],
    [{ creatures: [{ species_name: "Bullx", form: 4, rarity: "Rare" }] }, /^Invalid request/],
  ])("refuses %j with 400 and binds nothing", async (requested, reason) => {
    const { player, account } = await devWorld();
    const { status, body } = await account(requested);
    expect(status).toBe(400);
    expect(body.error).toEqual(typeof reason === "string" ? reason : expect.stringMatching(reason));
    expect((await player.lab()).accountAddress).toBeNull();
    expect((await player.get("dev/wallet")).body).toEqual({ accounts: [] });
  });
});

describe("GET /api/dev/wallet", () => {
  it("returns the keys of the caller's own accounts, newest first", async () => {
    const { world, player, account } = await devWorld();
    const first = (await account({ creatures: [], tools: [], spells: [] })).body.accountAddress;
    const second = (await account({ creatures: [], tools: [], spells: [] })).body.accountAddress;
    const { accounts } = (await player.get("dev/wallet")).body as {
      accounts?: { address: string; label: string; privateKey: string }[];
    };
    expect(accounts?.map(({ address }) => address)).toEqual([second, first]);
    const key = new PrivateKey.Ed25519(accounts?.[0]?.privateKey ?? "");
    expect(await RadixEngineToolkit.Derive.virtualAccountAddressFromPublicKey(key.publicKey(), 242)).toBe(
      second,
    );
    const bob = await world.server.player("Bob");
    expect((await bob.get("dev/wallet")).body).toEqual({ accounts: [] });
  });
});

describe("POST /api/dev/ledger/grant", () => {
  it("adds tokens to any account and returns its new holdings", async () => {
    const { world, player } = await devWorld();
    const { address } = await world.wallet();
    const grant = (amount: string, token = "HUG", accountAddress = address) =>
      player.post("dev/ledger/grant", { accountAddress, token, amount });
    expect((await grant("1.5")).body).toEqual({ tokenBalance: "1.5" });
    expect((await grant("0.000000000000000001")).body).toEqual({ tokenBalance: "1.500000000000000001" });
    for (const answer of [await grant("-1"), await grant("1e3"), await grant("1", "BTC")])
      expect(answer.status).toBe(400);
    const foreign = await grant("1", "HUG", "account_rdx1nobody");
    expect(foreign.body.error).toBe("This is not an account address on the dev network.");
    expect(await world.chain.holds(address, "HUG")).toBe("1.500000000000000001");
  });
});

describe("POST /api/dev/ledger/behaviour", () => {
  it("sets the behaviour; omitted settings return to their defaults, so that {} resets all", async () => {
    const { world, player } = await devWorld();
    const usual = { next: "commit", count: 0, delayMs: 0, gateway: "ok", retryAfter: 1, mint: null };
    const mint = { species_name: "Hugbloom", rarity: "Epic" };
    expect((await player.post("dev/ledger/behaviour", { next: "fail" })).body).toEqual({
      ...usual,
      next: "fail",
      count: 1,
    });
    expect((await player.post("dev/ledger/behaviour", { mint, delayMs: 10, gateway: "429" })).body).toEqual({
      ...usual,
      mint,
      delayMs: 10,
      gateway: "429",
    });
    expect((await player.post("dev/ledger/behaviour", {})).body).toEqual(usual);
    expect(world.chain.ledger.behaviour()).toEqual(usual);
  });

  it.each([
    { next: "explode" },
    { count: 0 },
    { delayMs: -1 },
    { gateway: "asleep" },
    { mint: { species_name: "Dog", rarity: "Rare" } },
  ])("refuses %j and keeps the earlier behaviour", async (behaviour) => {
    const { player, world } = await devWorld();
    await player.post("dev/ledger/behaviour", { next: "reject", count: 3 });
    expect((await player.post("dev/ledger/behaviour", behaviour)).status).toBe(400);
    expect(world.chain.ledger.behaviour()).toMatchObject({ next: "reject", count: 3 });
  });
});

describe("a server without the dev ledger", () => {
  it("answers its development calls with 503 ledger_not_configured", async () => {
    const player = await freshPlayer();
    const accountAddress = "account_sim1";
    const answers = [
      await player.post("dev/account", {}),
      await player.get("dev/wallet"),
      await player.post("dev/ledger/grant", { accountAddress, token: "XRD", amount: "1" }),
      await player.post("dev/ledger/behaviour", {}),
    ];
    for (const { status, body } of answers)
      expect({ status, code: body.code }).toEqual({ status: 503, code: "ledger_not_configured" });
  });
});
