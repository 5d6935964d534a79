// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { noteSeenForms, seenForms } from "../../../ui/collection/book/seen-forms.ts";
import { Collector, collecting } from "../support/collecting.ts";
import { click, descriptionOf, enter, pageText, the } from "../support/render.tsx";
import { answered, shown } from "../support/shown.tsx";

/** A player whose account holds two creatures of one form. */
async function owner(): Promise<Collector> {
  const ann = await collecting();
  const egg = { species_name: "Corvax", form: 1, rarity: "Rare" } as const;
  await ann.world.chain.ledger.give(ann.account, {
    creatures: [egg, egg],
    tools: [],
    spells: [],
    tokens: {},
  });
  return ann;
}

const NOTE = "/api/noteSeenForms";
const forms = (species: string) =>
  [...document.querySelectorAll(`[aria-label=${species}] li`)].map((form) => form.textContent ?? "");

describe("the collection book", () => {
  it("shows each form of each species: how many there are, what was met, and how to get the rest", async () => {
    const ann = await owner();
    noteSeenForms(ann.game, [{ species_id: "corvax", form: 2 }]);
    await shown(ann, { kind: "book" });
    the("dialog", "Collection Book");
    const [egg, first, second, final] = forms("Corvax");
    expect(egg).toContain("Not seen yet");
    expect(egg).toContain("Mint eggs: one may hatch into Corvax.");
    expect(first).toContain("You have 2");
    expect(second).toContain("Seen in battle");
    expect(second).toContain("Evolves from: Form 1.");
    expect(final).toContain("Not seen yet");
    expect(document.querySelectorAll("[role=dialog] section")).toHaveLength(10);
    expect(pageText()).toContain("1 of 40 forms owned, 2 seen");
  });

  it("knows on another device what was met in a battle against the AI, once that has ended (BAT-004)", async () => {
    const ann = await collecting();
    ann.game.store.setState({ aiBattle: true });
    noteSeenForms(ann.game, [{ species_id: "corvax", form: 2 }]);
    noteSeenForms(ann.game, [{ species_id: "corvax", form: 2 }]);
    await ann.quiet();
    expect(ann.tab.wire.countOf(NOTE)).toBe(0);
    ann.game.store.setState({ aiBattle: false });
    await ann.quiet();
    expect(ann.tab.wire.countOf(NOTE)).toBe(1);
    const elsewhere = await new Collector(ann.world, ann.wallet, new Map()).open();
    await shown(elsewhere, { kind: "book" });
    expect(forms("Corvax")[2]).toContain("Seen in battle");
  });

  it("keeps what was met in the browser until the server knows it, for each player alone", async () => {
    const ann = await collecting();
    ann.tab.wire.offline = true;
    noteSeenForms(ann.game, [{ species_id: "bullx", form: 3 }]);
    await ann.quiet();
    const again = await ann.reloaded();
    expect([...seenForms(again.game)]).toEqual(["bullx 3"]);
    await shown(again, { kind: "book" });
    expect(forms("Bullx")[3]).toContain("Seen in battle");
    await answered(again);
    expect([...seenForms((await ann.reloaded()).game)]).toEqual([]);
    again.game.store.setState({ owner: "somebody else" });
    expect([...seenForms(again.game)]).toEqual([]);
  });
});

describe("the nickname in the details of a creature", () => {
  it("is given, changed and taken away, and refused with a reason (ABU-75, ABU-126)", async () => {
    const ann = await owner();
    await shown(ann, { kind: "creatures" });
    await answered(ann);
    const save = async (name: string) => {
      enter(document.querySelector("[role=dialog] form input"), name);
      click(the("button", "Save nickname"));
      await answered(ann);
    };
    const names = () => document.querySelector("[aria-label='Details of Corvax'] figcaption")?.textContent;
    click(the("button", "Give a nickname"));
    for (const refused of ["x".repeat(21), "\u3164"]) {
      await save(refused);
      expect(descriptionOf(the("button", "Save nickname"))).toContain("1 to 20 visible characters");
    }
    await save("Black Feather");
    expect(names()).toContain("Black Feather");
    expect(names()).toContain("Corvax");
    expect(document.activeElement).toBe(the("button", "Change nickname"));
    click(the("button", "Change nickname"));
    await save("Rex");
    expect(names()).toContain("Rex");
    click(the("button", "Remove nickname"));
    await answered(ann);
    expect(names()).not.toContain("Rex");
    expect(document.activeElement).toBe(the("button", "Give a nickname"));
  });
});
