// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Rarity } from "../../../rules/index.ts";
import { loadCreatures } from "../../../ui/collection/loading/load-creatures.ts";
import { upgradeStatsOf } from "../../../ui/collection/upgrade/upgrade-stats.ts";
import { severalUnderWay } from "../../../ui/collection/upgrade-several/upgrade-several.ts";
import type { Dialog } from "../../../ui/game/store/game-state.ts";
import { unconfirmedAbout } from "../../../ui/transactions/transaction.ts";
import { handlerOf } from "../../../ui/transactions/transaction-handler.ts";
import { type Collector, collecting } from "../support/collecting.ts";
import { click, nameOf, pageText, the } from "../support/render.tsx";
import { answered, passes, shown } from "../support/shown.tsx";
import { press, refusalOf } from "../support/transaction-dialogs.tsx";

const STATUS = "/api/checkUpgradeStatus";
const DIALOG: Dialog = { kind: "upgradeSeveral" };
const SIGN = "Upgrade All Chosen";

/** Returns a player with creatures of these species that have no upgrade yet. */
async function owning(...species: string[]): Promise<Collector> {
  const ann = await collecting();
  const rarity: Rarity = "Common";
  const creatures = species.map((species_name) => ({ species_name, form: 0, rarity }));
  await ann.world.chain.ledger.give(ann.account, { creatures, tools: [], spells: [], tokens: {} });
  await loadCreatures(ann.game, "requested");
  await ann.passes(500);
  return ann;
}

const card = (species: string) => {
  const cards = [...document.querySelectorAll("[aria-label='Creatures with a stat upgrade left'] > li")];
  const found = cards.find((one) => one.textContent?.includes(species));
  if (!found) throw new Error(`No ${species} among ${cards.map((one) => one.textContent).join(", ")}`);
  return found;
};
const buttonIn = (species: string, start: string) => {
  const buttons = [...card(species).querySelectorAll("button")];
  const found = buttons.find((one) => nameOf(one).startsWith(start));
  if (!found) throw new Error(`No ${start} among ${buttons.map(nameOf).join(", ")}`);
  return found;
};
const choose = (species: string) => click(buttonIn(species, species));
const give = (species: string, stat: string) => click(buttonIn(species, `Give a point to ${stat}`));

/** Chooses these creatures and gives each its points in magic. */
async function chosen(ann: Collector, ...species: string[]): Promise<void> {
  for (const one of species) {
    choose(one);
    give(one, "Magic");
    give(one, "Magic");
  }
  await answered(ann);
}

const magicOf = ({ collection }: Collector) =>
  Object.fromEntries(
    collection.creatures.content?.map(({ species_name, evolution_progress: progress }) => [
      species_name,
      progress.magic_allocated,
    ]) ?? [],
  );

describe("the upgrade of several creatures", () => {
  it("shows the points of each and the price of all in each token, and needs two creatures (GAP-70)", async () => {
    const ann = await owning("Bullx", "Cudoge", "Corvax");
    await shown(ann, DIALOG);
    choose("Bullx");
    expect(refusalOf(SIGN)).toBe("Choose at least two creatures");
    choose("Corvax");
    choose("Cudoge");
    await answered(ann);
    expect(refusalOf(SIGN)).toBe("Give each chosen creature at least one point");
    for (const species of ["Bullx", "Corvax", "Cudoge"]) give(species, "Speed");
    give("Bullx", "Magic");
    expect(card("Bullx").textContent).toContain("Points left: 0 of 2");
    expect(buttonIn("Bullx", "Give a point to Energy").title).toBe("Cannot allocate more than 2 points");
    give("Bullx", "Energy");
    expect(card("Bullx").textContent).toContain("Points left: 0 of 2");
    const total = document.querySelector("section[aria-label=Total]")?.textContent;
    for (const part of ["3 of 5 creatures chosen", "Cost: 10 XRD", "Your balance: 1,000 XRD", "Cost: 5 CVX"])
      expect(total).toContain(part);
  });

  it("is signed once, followed for each creature, and shows what the ledger has (GAP-70, GAP-65)", async () => {
    const ann = await owning("Bullx", "Cudoge", "Corvax");
    await shown(ann, DIALOG);
    await chosen(ann, "Bullx", "Corvax");
    await press(ann, SIGN);
    expect(pageText()).toContain("Transaction is processing...");
    await passes(ann, 7000);
    expect(ann.messages).toEqual(["Raise the stats of Bullx and Corvax"]);
    const asked = ann.tab.wire.calls
      .filter(({ path }) => path === STATUS)
      .map(({ body }) => JSON.parse(body));
    expect(asked).toMatchObject([{ creatureId: expect.any(String), otherCreatureIds: [expect.any(String)] }]);
    expect(magicOf(ann)).toEqual({ Bullx: 2, Corvax: 2, Cudoge: 0 });
    expect(pageText()).toContain("Stats upgraded!");
    expect(document.querySelectorAll("[aria-label^='New stats of']")).toHaveLength(2);
    await press(ann, "Upgrade More");
    expect(refusalOf(SIGN)).toBe("Choose at least two creatures");
  });

  it("refuses a creature more than one signature may upgrade, and says so (GAP-70)", async () => {
    const species = ["Bullx", "Cudoge", "Corvax", "Etherion", "Hugbloom", "Xerdian"];
    const ann = await owning(...species);
    await shown(ann, DIALOG);
    for (const one of species) choose(one);
    expect(buttonIn("Xerdian", "Xerdian").title).toBe("One signature upgrades at most 5 creatures");
    expect(buttonIn("Xerdian", "Xerdian").getAttribute("aria-pressed")).toBe("false");
    choose("Bullx");
    choose("Xerdian");
    expect(buttonIn("Xerdian", "Xerdian").getAttribute("aria-pressed")).toBe("true");
  });

  it("keeps the choice after the player declined in the wallet, and takes nothing (GAP-70, LED-020)", async () => {
    const ann = await owning("Bullx", "Corvax");
    await shown(ann, DIALOG);
    await chosen(ann, "Bullx", "Corvax");
    ann.answers.push({ ok: false, reason: "user rejected request", rejected: true });
    await press(ann, SIGN);
    expect(pageText()).toContain("You cancelled in your wallet. Nothing was spent.");
    expect(pageText()).toContain("2 of 5 creatures chosen");
    choose("Corvax");
    choose("Corvax");
    give("Corvax", "Speed");
    await answered(ann);
    await press(ann, SIGN);
    await press(ann, "Upgrade Anyway");
    await passes(ann, 7000);
    expect(magicOf(ann)).toEqual({ Bullx: 2, Corvax: 0 });
    await press(ann, "Close");
    expect(ann.tab.state.transactions).toEqual({});
  });

  it("cannot be signed without enough of one of the tokens (GAP-70, LED-174)", async () => {
    const ann = await owning("Bullx", "Hugbloom");
    await shown(ann, DIALOG);
    await chosen(ann, "Bullx", "Hugbloom");
    expect(refusalOf(SIGN)).toBe("Not enough HUG");
    expect(pageText()).toContain("Your balance: 0 HUG (need 5 more)");
  });

  it("resumes after a reload, in its own dialog (GAP-70, LED-181)", async () => {
    const ann = await owning("Bullx", "Corvax");
    await shown(ann, DIALOG);
    await chosen(ann, "Bullx", "Corvax");
    ann.world.behave({ delayMs: 8000 });
    await press(ann, SIGN);
    await passes(ann, 5000);
    const again = await ann.reloaded();
    const resumed = severalUnderWay(again.tab.state);
    expect(resumed?.progress).toMatchObject({ stage: "pending" });
    expect(handlerOf(again.game, "upgradeStats").dialog(again.game, resumed?.subject ?? "")).toEqual(DIALOG);
    await again.passes(10_000);
    expect(again.tab.said()).toContain("Stats upgraded!");
    await loadCreatures(again.game, "requested");
    expect(magicOf(again)).toEqual({ Bullx: 2, Corvax: 2 });
  });

  it("is unconfirmed for each of its creatures when the page is reloaded while the wallet signs (GAP-70, CON-15)", async () => {
    const ann = await owning("Bullx", "Corvax");
    const ids = ann.collection.creatures.content?.map(({ id }) => id) ?? [];
    await shown(ann, DIALOG);
    await chosen(ann, "Bullx", "Corvax");
    ann.world.behave({ delayMs: 12_000 });
    ann.holdAnswer();
    click(the("button", SIGN));
    await ann.submitted();
    const again = await ann.reloaded();
    for (const id of ids)
      expect(unconfirmedAbout(again.tab.state, { kind: "upgradeStats", subject: id })).toHaveLength(1);
    await loadCreatures(again.game, "automatic");
    await again.passes(20_000);
    expect(again.tab.said()).toContain("Stats upgraded!");
    expect(again.tab.state.transactions).toEqual({});
  });

  it("is followed instead of paid again when another tab has sent an upgrade of one of its creatures (GAP-49, GAP-70)", async () => {
    const ann = await owning("Bullx", "Corvax");
    const other = await ann.reloaded();
    await loadCreatures(other.game, "requested");
    await other.passes(500);
    await shown(ann, DIALOG);
    await chosen(ann, "Bullx", "Corvax");
    ann.world.behave({ delayMs: 30_000 });
    await press(ann, SIGN);
    const [first] = other.collection.creatures.content ?? [];
    if (!first) throw new Error("There is no creature.");
    await upgradeStatsOf(other.game, other.account, first, {
      energy: 1,
      strength: 0,
      magic: 0,
      stamina: 0,
      speed: 0,
    });
    expect(other.labels).toEqual([]);
    expect(Object.values(other.tab.state.transactions).map(({ hash }) => hash)).toEqual(
      Object.values(ann.tab.state.transactions).map(({ hash }) => hash),
    );
  });
});

describe("the creatures dialog", () => {
  it("leads to the upgrade of several creatures, which takes two with an upgrade left (GAP-70)", async () => {
    const ann = await owning("Bullx");
    await shown(ann, { kind: "creatures" });
    expect(refusalOf("Upgrade Several")).toBe("You need two creatures that each have a stat upgrade left");
  });
});
