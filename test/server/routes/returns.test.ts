import { describe, expect, it } from "vitest";
import { DAY, HOUR, START } from "../lab-server.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../ledger-world.ts";
import { freshPlayer, freshServer } from "../server-per-test.ts";

/** An account is read from the ledger again after three seconds at the earliest. */
const READ_AGAIN_MS = 3_000;

const give = (world: LedgerWorld, { account }: WalletPlayer, form: number) =>
  world.chain.ledger.give(account, {
    creatures: [{ species_name: "Corvax", form, rarity: "Rare" }],
    tools: [],
    spells: [],
    tokens: {},
  });

async function creatureIds(player: WalletPlayer): Promise<string[]> {
  const { body } = await player.ask("getUserCreatures", { forceRefresh: true });
  return (body.creatures as { id: string }[]).map(({ id }) => id);
}

/** A player who holds one creature, with its id. */
async function owner() {
  const world = await freshWorld();
  const ann = await world.player("Ann");
  await give(world, ann, 1);
  const [creatureId = ""] = await creatureIds(ann);
  return { world, ann, creatureId };
}

describe("the statistics of a lab", () => {
  it("tell by UTC day what was made and spent, and no grant", async () => {
    const ann = await freshPlayer();
    const lair = await ann.built("catLair", 0, 0);
    await ann.activate(lair);
    await ann.grant({ energy: "50" });
    ann.server.clock.pass(DAY);
    await ann.activate(lair);
    const { body } = await ann.get("labStatistics");
    const day = (time: number) => new Date(time).toISOString().slice(0, 10);
    const nothing = { tcorvax: "0", catNips: "0", energy: "0", eggs: "0" };
    expect(body).toEqual({
      today: day(START + DAY),
      keptDays: 90,
      days: [
        { day: day(START), made: { ...nothing, catNips: "5" }, spent: { ...nothing, tcorvax: "10" } },
        { day: day(START + DAY), made: { ...nothing, catNips: "5" }, spent: nothing },
      ],
    });
  });

  it("count upkeep that falls due with an activation on its own (GAP-04)", async () => {
    const ann = await freshPlayer();
    const reactor = await ann.built("reactor", 0, 0);
    await ann.built("amplifier", 128, 0);
    const before = (await ann.lab()).energy;
    ann.server.clock.pass(DAY + HOUR);
    await ann.activate(reactor);
    const { days } = (await ann.get("labStatistics")).body as {
      days: { made: Record<string, string>; spent: Record<string, string> }[];
    };
    const today = days.at(-1);
    const change = Number(today?.made.energy) - Number(today?.spent.energy);
    expect(Number(today?.made.energy)).toBeGreaterThan(0);
    expect(Number(today?.spent.energy)).toBeGreaterThan(0);
    expect(Number((await ann.lab()).energy)).toBe(Number(before) + change);
  });

  it("are one's own, whatever the request says, and need a session (ABU-74)", async () => {
    const server = await freshServer();
    const ann = await server.player("Ann");
    await ann.built("catLair", 0, 0);
    const bob = await server.player("Bob");
    const asked = await bob.get(`labStatistics?player=${ann.userId}&playerId=1&userId=${ann.userId}`);
    expect(asked.status === 200 ? asked.body.days : []).toEqual([]);
    expect((await server.get("/api/labStatistics")).status).toBe(401);
  });
});

describe("nicknames", () => {
  it("are given, replaced and taken away, and seen by their owner only (ABU-76)", async () => {
    const { world, ann, creatureId } = await owner();
    const named = await ann.post("nameCreature", { creatureId, nickname: "  Black   Feather " });
    expect(named).toMatchObject({ status: 200, body: { creatureId, nickname: "Black Feather" } });
    expect((await ann.browser.get("collectionBook")).body.nicknames).toEqual({
      [creatureId]: "Black Feather",
    });
    const bob = await world.player("Bob");
    expect((await bob.browser.get("collectionBook")).body.nicknames).toEqual({});
    expect(JSON.stringify((await ann.ask("getUserCreatures", { forceRefresh: true })).body)).not.toContain(
      "Feather",
    );
    await ann.post("nameCreature", { creatureId, nickname: null });
    expect((await ann.browser.get("collectionBook")).body.nicknames).toEqual({});
  });

  it("are refused for creatures of others and those that do not exist (ABU-76)", async () => {
    const { world, creatureId } = await owner();
    const bob = await world.player("Bob");
    expect((await bob.post("nameCreature", { creatureId, nickname: "Mine" })).status).toBe(403);
    expect((await bob.post("nameCreature", { creatureId: "#999999#", nickname: "Mine" })).status).toBe(404);
    expect((await bob.post("nameCreature", { creatureId: "' OR 1=1 --", nickname: "Mine" })).status).toBe(
      404,
    );
    const visitor = await world.server.player("Visitor");
    expect((await visitor.post("nameCreature", { creatureId, nickname: "Mine" })).status).toBe(403);
    expect((await world.server.post("/api/nameCreature", { creatureId, nickname: "x" })).status).toBe(401);
  });

  it("are refused where they are too long or hostile, and harmless where they look like code (ABU-75, ABU-126)", async () => {
    const { ann, creatureId } = await owner();
    const name = (nickname: unknown) => ann.post("nameCreature", { creatureId, nickname });
    const hostile = [
      "",
      " ",
      "a".repeat(21),
      "a\u202Eb",
      "a\u0000b",
      "a\nb",
      "a\u200Bb",
      "\u2800",
      "\u3164",
      "x".repeat(5_000),
    ];
    for (const nickname of hostile) expect((await name(nickname)).status).toBe(400);
    for (const nickname of [5, {}, [], undefined]) expect((await name(nickname)).status).toBe(400);
    const code = "<img onerror=1>{x}$1";
    expect(await name(code)).toMatchObject({ status: 200, body: { nickname: code } });
  });

  it("are lost with the creature, also if it comes back", async () => {
    const { world, ann, creatureId } = await owner();
    await ann.post("nameCreature", { creatureId, nickname: "Rex" });
    await world.server.store.nameCreature(1, "#424242#", "Gone");
    world.server.clock.pass(READ_AGAIN_MS);
    await creatureIds(ann);
    expect((await ann.browser.get("collectionBook")).body.nicknames).toEqual({ [creatureId]: "Rex" });
  });
});

describe("the collection book", () => {
  it("lists the forms that were owned, and keeps them", async () => {
    const { world, ann } = await owner();
    await give(world, ann, 3);
    world.server.clock.pass(READ_AGAIN_MS);
    await creatureIds(ann);
    expect((await ann.browser.get("collectionBook")).body.entries).toMatchObject([
      { speciesId: "corvax", form: 1, raised: false },
      { speciesId: "corvax", form: 3, raised: false },
    ]);
    const bob = await world.player("Bob");
    expect((await bob.browser.get("collectionBook")).body.entries).toEqual([]);
  });
});
