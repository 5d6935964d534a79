// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { noProgress, type OwnedCreature } from "../../../rules/index.ts";
import { type Collector, collecting } from "../support/collecting.ts";
import { click, descriptionOf, pageText, the } from "../support/render.tsx";
import { answered, passes, shown } from "../support/shown.tsx";

const stats = { energy: 9, strength: 10, magic: 9, stamina: 10, speed: 9 };

function creature(id: string, changes: Partial<OwnedCreature> = {}): OwnedCreature {
  return {
    id,
    species_id: "bullx",
    species_name: "Bullx",
    form: 0,
    rarity: "Common",
    stats,
    specialty_stats: ["strength", "stamina"],
    combination_level: 0,
    bonus_stats: { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 },
    evolution_progress: noProgress(),
    final_form_upgrades: 0,
    preferred_token: "XRD",
    ...changes,
  };
}

/** Returns a player whose browser has just cached these creatures. */
async function remembering(...creatures: OwnedCreature[]): Promise<Collector> {
  const ann = await collecting();
  const entry = { creatures, timestamp: ann.game.now() };
  ann.kept.set(`creatures_${ann.account}`, JSON.stringify(entry));
  return ann;
}

const refusalOf = (button: string) => {
  const element = the("button", button);
  expect(element.getAttribute("aria-disabled")).toBe("true");
  return descriptionOf(element);
};

describe("the creatures dialog", () => {
  it("shows list, details, summary and buttons (LED-128, LED-129)", async () => {
    const ann = await remembering(
      creature("#1#"),
      creature("#2#", { species_name: "Cudoge", rarity: "Epic" }),
    );
    await shown(ann, { kind: "creatures" });
    the("dialog", "Your Evolving Creatures");
    expect(document.querySelectorAll("[aria-label=Creatures] > li")).toHaveLength(2);
    expect(document.querySelector("[aria-label='Details of Cudoge']")).not.toBeNull();
    expect(document.querySelector("[aria-label='Summary of your creatures']")?.textContent).toContain(
      "2 Creatures",
    );
    for (const button of ["View Tools & Spells", "Refresh", "Close", "View Stats", "Upgrade Stats", "Evolve"])
      the("button", button);
  });

  it("shows the details of the creature that was pressed in the list (LED-128)", async () => {
    const ann = await remembering(
      creature("#1#"),
      creature("#2#", { species_name: "Cudoge", rarity: "Epic" }),
      creature("#3#", { species_name: "Etherion", rarity: "Rare" }),
    );
    await shown(ann, { kind: "creatures" });
    const cards = [...document.querySelectorAll<HTMLElement>("[aria-label=Creatures] button")];
    for (const name of ["Etherion", "Bullx", "Cudoge"]) {
      click(cards.find((card) => card.textContent?.includes(name)) ?? document.body);
      const details = [...document.querySelectorAll("[aria-label^='Details of']")];
      expect(details.map((one) => one.getAttribute("aria-label"))).toEqual([`Details of ${name}`]);
      expect(document.querySelector("[aria-pressed=true]")?.textContent).toContain(name);
    }
  });

  it("shows every rarity in words beside its colour (LED-132)", async () => {
    const rarities = ["Common", "Rare", "Epic", "Legendary"] as const;
    const ann = await remembering(...rarities.map((rarity, index) => creature(`#${index}#`, { rarity })));
    await shown(ann, { kind: "creatures" });
    const cards = [...document.querySelectorAll("[aria-label=Creatures] button")];
    const tones = cards.map((card) => card.className.split(" ").at(-1));
    expect(cards.map((card) => rarities.find((rarity) => card.textContent?.includes(rarity)))).toEqual([
      "Legendary",
      "Epic",
      "Rare",
      "Common",
    ]);
    expect(new Set(tones).size).toBe(4);
  });

  it("lets the shown creature cry, and each one that is pressed", async () => {
    const ann = await remembering(
      creature("#1#"),
      creature("#2#", { species_id: "cudoge", species_name: "Cudoge", form: 2 }),
    );
    const cries: string[] = [];
    ann.game.cries.add(({ species_id, form, loudness }) => cries.push(`${species_id} ${form} ${loudness}`));
    await shown(ann, { kind: "creatures" });
    for (const card of document.querySelectorAll<HTMLElement>("[aria-label=Creatures] button")) click(card);
    expect(new Set(cries)).toEqual(new Set(["bullx 0 1", "cudoge 2 1"]));
    expect(cries).toHaveLength(2);
  });

  it("fills a stat bar at 25 and shows the real number (LED-124, LED-131, CON-38)", async () => {
    const ann = await remembering(creature("#1#", { stats: { ...stats, strength: 31, speed: 12.5 } }));
    await shown(ann, { kind: "creatures" });
    const bars = [...document.querySelectorAll<HTMLElement>("dd [aria-hidden=true]")];
    const lengths = bars.map((bar) => bar.style.getPropertyValue("--now"));
    expect(lengths).toEqual(["36%", "100%", "36%", "40%", "50%"]);
    expect(pageText()).toContain("31");
  });

  it("opens the dialog that says why an upgrade or evolution is not possible (LED-155, LED-160, LED-166, LED-173, CON-83)", async () => {
    const done = { ...noProgress(), stat_upgrades_completed: 3 };
    const grown = creature("#2#", { evolution_progress: done, form: 1 });
    const last = creature("#3#", { form: 3, final_form_upgrades: 3, species_name: "Cudoge" });
    const ann = await remembering(creature("#1#", { species_name: "Minermole" }), grown, last);
    await shown(ann, { kind: "creatures" });
    const card = (name: string) =>
      [...document.querySelectorAll<HTMLElement>("[aria-label=Creatures] button")].find((one) =>
        one.textContent?.includes(name),
      ) ?? document.body;
    const explained = async (name: string, button: string, title: string) => {
      click(card(name));
      click(the("button", button));
      await answered(ann);
      const text = the("dialog", title).textContent;
      click(the("button", "Close"));
      return text;
    };
    const cannot = "Cannot Evolve Creature";
    const notYet = await explained("Minermole", "Evolve", cannot);
    expect(notYet).toContain("This creature cannot evolve yet");
    expect(notYet).toContain("3 more stat upgrades needed before evolving");
    const full = await explained("Bullx", "Upgrade Stats", "Upgrade Stats");
    expect(full).toContain("This creature cannot be upgraded now");
    expect(full).toContain("All 3 stat upgrades of this form are done");
    expect(await explained("Cudoge", "Upgrade Stats", "Upgrade Stats")).toContain("Maximum level reached");
    expect(await explained("Cudoge", "Evolve", cannot)).toContain("Already at final form");
  });

  it("shows hundreds of creatures page by page, and a selected one on its own page (LED-128)", async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `#${1000 + index}#`);
    const ann = await remembering(...ids.map((id) => creature(id, { species_name: `Bullx ${id}` })));
    await shown(ann, { kind: "creatures" });
    const page = () => [...document.querySelectorAll("[aria-label=Creatures] > li")];
    const seen = () => page().map((card) => card.textContent?.slice("Bullx ".length, "Bullx #1000#".length));
    const pageName = () => document.querySelector("nav[aria-label^=Page]")?.getAttribute("aria-label");
    expect([seen(), pageName()]).toEqual([ids.slice(0, 48), "Page 1 of 3"]);
    expect(the("button", "Previous").getAttribute("aria-disabled")).toBe("true");
    click(the("button", "Next"));
    click(the("button", "Next"));
    expect([seen(), pageName()]).toEqual([ids.slice(96), "Page 3 of 3"]);
    expect(the("button", "Next").getAttribute("aria-disabled")).toBe("true");
    act(() =>
      ann.game.store.setState((state) => {
        state.collection.selectedCreature = "#1050#";
      }),
    );
    expect([seen(), pageName()]).toEqual([ids.slice(48, 96), "Page 2 of 3"]);
    expect(document.querySelector("[aria-pressed=true]")?.textContent).toContain("#1050#");
    click(the("button", "Previous"));
    expect(pageName()).toBe("Page 1 of 3");
  });

  it("says that there are no creatures (LED-133)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "creatures" });
    expect(pageText()).toContain("No creatures found");
    click(the("button", "Mint Your First Creature"));
    the("dialog", "Evolving Creatures");
  });

  it("shows why loading failed and loads again on request (LED-134, ERR-025)", async () => {
    const ann = await collecting();
    await ann.mintNow();
    ann.tab.wire.offline = true;
    await shown(ann, { kind: "creatures" });
    expect(the("alert").textContent).toContain("Error loading creatures");
    expect(the("alert").textContent).toContain("Failed to load creatures: Network Error");
    ann.tab.wire.offline = false;
    await passes(ann, 500);
    click(the("button", "Try Again"));
    await answered(ann);
    expect(document.querySelectorAll("[aria-label=Creatures] > li")).toHaveLength(1);
  });

  it("asks for a wallet without one (LED-005, LED-008)", async () => {
    const ann = await collecting();
    ann.game.store.setState((state) => {
      state.wallet = { ...state.wallet, readiness: "disconnected", accounts: [] };
    });
    await shown(ann, { kind: "creatures" });
    expect(pageText()).toContain("Your Radix wallet is not connected");
    expect(refusalOf("Refresh")).toBe("Connect wallet first");
  });
});

describe("the stats dialog", () => {
  it("shows base stats, progress, level-ups and fusion bonus (LED-130, GAP-23)", async () => {
    const progress = {
      ...noProgress(),
      stat_upgrades_completed: 2,
      magic_allocated: 3,
      total_points_allocated: 4,
    };
    const ann = await remembering(
      creature("#1#", {
        evolution_progress: progress,
        final_form_upgrades: 1,
        combination_level: 2,
        bonus_stats: { energy: 0, strength: 7, magic: 0, stamina: 0, speed: 0 },
      }),
    );
    await shown(ann, { kind: "creatures" });
    click(the("button", "View Stats"));
    const text = the("dialog", "Creature Stats").textContent;
    for (const part of [
      "Base stats",
      "Stat upgrades completed2 of 3",
      "Points allocated in this form4",
      "Magic3",
      "Level-ups1 of 3",
      "Fusion level2",
      "Strength7",
    ])
      expect(text).toContain(part);
  });

  it("says that no creature is selected (LED-156)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "creatureStats", creatureId: null });
    expect(the("alert").textContent).toBe("Error: No creature selected");
  });
});

describe("the items dialog", () => {
  it("shows tools and spells in two tabs with counts, each with list and details (LED-136, LED-120, LED-121, LED-123)", async () => {
    const ann = await collecting();
    const gifts = {
      creatures: [],
      tools: ["Ledger Lens", "Validator Core"],
      spells: ["Shardstorm"],
      tokens: {},
    };
    await ann.world.chain.ledger.give(ann.account, gifts);
    await shown(ann, { kind: "items" });
    the("dialog", "Your Tools & Spells");
    the("tab", "Spells (1)");
    expect(the("tab", "Tools (2)").getAttribute("aria-selected")).toBe("true");
    expect(document.querySelector("[aria-label='Details of Validator Core']")?.textContent).toContain(
      "Drain: Takes strength or life from the enemy",
    );
    act(() =>
      the("tab", "Spells (1)").dispatchEvent(new MouseEvent("mousedown", { bubbles: true, button: 0 })),
    );
    // The base of 35 x 1.75, the factor of a caster with magic 5 (GAP-58).
    expect(document.querySelector("[aria-label='Details of Shardstorm']")?.textContent).toContain(
      "61 damage to all enemies with a 20% chance to stun each. Numbers for a caster with magic 5",
    );
    the("button", "Refresh");
    the("button", "Close");
  });

  it("shows the way to the first creature when there are no items (LED-137)", async () => {
    const ann = await collecting();
    await shown(ann, { kind: "items" });
    expect(pageText()).toContain("No items found");
    click(the("button", "Mint Your First Creature"));
    the("dialog", "Evolving Creatures");
  });

  it("shows why loading failed (LED-138, ERR-025)", async () => {
    const ann = await collecting();
    ann.tab.wire.offline = true;
    await shown(ann, { kind: "items" });
    expect(the("alert").textContent).toContain("Error loading items");
    expect(the("alert").textContent).toContain("Failed to load items: Network Error");
    the("button", "Try Again");
  });
});
