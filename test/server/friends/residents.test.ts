import { describe, expect, it } from "vitest";
import { creatureLevel, lentTeam, practiceCreatureKey, shippedRules } from "../../../rules/index.ts";
import type { FriendsReply, ResidentsReply, VisitReply } from "../../../server/contract/index.ts";
import { freshWorld, type LedgerWorld, type WalletPlayer } from "../ledger-world.ts";
import { good } from "../pvp/support/pvp-player.ts";

const SEED = "lives-with-ann";

async function give(world: LedgerWorld, { account }: WalletPlayer, forms: readonly number[]): Promise<void> {
  const creatures = forms.map((form) => ({ species_name: "Corvax", form, rarity: "Rare" }));
  await world.chain.ledger.give(account, { creatures, tools: [], spells: [], tokens: {} });
}

/** Ann, whose account was read while it held a Corvax of each of these forms. */
async function owner(forms: readonly number[]) {
  const world = await freshWorld();
  const ann = await world.player("Ann");
  await give(world, ann, forms);
  const { body } = await ann.ask("getUserCreatures", { forceRefresh: true });
  return { world, ann, ids: (body.creatures as { id: string }[]).map(({ id }) => id) };
}

const residentsOf = async ({ browser }: WalletPlayer) =>
  good<ResidentsReply>(await browser.get("residents")).residents;

async function labLinkOf({ browser }: WalletPlayer): Promise<string> {
  return good<FriendsReply>(await browser.post("friends/labLink", { wanted: true })).labLink ?? "";
}

describe("the creatures in a lab", () => {
  it("are the player's own, with the names they gave, and those of a kept practice team (GAP-75)", async () => {
    const { ann, ids } = await owner([3, 0]);
    await ann.post("keepPracticeTeam", { difficulty: "easy", teamSeed: SEED });
    const strongest = ids.at(-1) ?? "";
    await ann.post("nameCreature", { creatureId: strongest, nickname: "Rex" });
    const residents = await residentsOf(ann);
    const guests = lentTeam(shippedRules, SEED, "easy").creatures;
    expect(residents).toHaveLength(Math.min(4, 2 + guests.length));
    expect(residents.slice(0, 2)).toEqual([
      { id: strongest, nickname: "Rex", speciesId: "corvax", form: 3, upgrades: 0, level: 10, room: 1 },
      { id: ids[0], speciesId: "corvax", form: 0, upgrades: 0, level: 1, room: 1 },
    ]);
    const keys = guests.map(({ id }) => practiceCreatureKey({ difficulty: "easy", id }));
    for (const { id, form, level } of residents.slice(2)) {
      expect(keys).toContain(id);
      expect(level).toBe(creatureLevel(shippedRules, { id, speciesId: "", form, upgrades: 0 }));
    }
  });

  it("are nobody's but one's own, and need a session (GAP-75)", async () => {
    const { world, ann } = await owner([1]);
    const bob = await world.player("Bob");
    expect(await residentsOf(bob)).toEqual([]);
    expect(await residentsOf(ann)).toHaveLength(1);
    expect((await world.server.get("/api/residents")).status).toBe(401);
  });

  it("are shown to visitors without the ledger being asked, by species, form, upgrades, level and room alone (ABU-138)", async () => {
    const { world, ann, ids } = await owner([2, 1]);
    await ann.post("keepPracticeTeam", { difficulty: "easy", teamSeed: SEED });
    await ann.post("nameCreature", { creatureId: ids[0] ?? "", nickname: "Zephyrine" });
    const link = await labLinkOf(ann);
    // What came since the account was read last is not shown.
    await give(world, ann, [3]);
    const { body } = await world.server.get(`/api/labs/${link}`);
    const { residents = [] } = (body as unknown as VisitReply).lab;
    expect(residents.slice(0, 2)).toEqual([
      { speciesId: "corvax", form: 2, upgrades: 0, level: 7, room: 1 },
      { speciesId: "corvax", form: 1, upgrades: 0, level: 4, room: 1 },
    ]);
    expect(residents.length).toBeLessThanOrEqual(8);
    const told = JSON.stringify(body);
    for (const secret of [...ids, ann.account, "Zephyrine", SEED, "practice", "creature-"])
      expect(told).not.toContain(secret);
  });

  it("are those of the account that was read last, and none of an account that was given up (ABU-138)", async () => {
    const { world, ann } = await owner([2]);
    const link = await labLinkOf(ann);
    const { id } = (await world.server.store.accountOf(ann.browser.userId)) ?? { id: 0 };
    await world.server.store.bindAccount(id, "account_of_somebody_else");
    const { body } = await world.server.get(`/api/labs/${link}`);
    expect((body as unknown as VisitReply).lab.residents).toEqual([]);
    expect(await residentsOf(ann)).toEqual([]);
  });
});
