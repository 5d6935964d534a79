// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { noteSeenForms, seenForms } from "../../../ui/collection/book/seen-forms.ts";
import { type Collector, collecting } from "../support/collecting.ts";
import { click, enter, pageText, the } from "../support/render.tsx";
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
    expect(egg).toContain("Mint eggs: one may be a Corvax.");
    expect(first).toContain("You have 2");
    expect(second).toContain("Seen in battle");
    expect(second).toContain("Evolves from: Form 1.");
    expect(final).toContain("Not seen yet");
    expect(document.querySelectorAll("[role=dialog] section")).toHaveLength(10);
    expect(pageText()).toContain("1 of 40 forms owned, 2 seen");
  });

  it("remembers what was met in the browser, for each player alone", async () => {
    const ann = await collecting();
    noteSeenForms(ann.game, [{ species_id: "bullx", form: 3 }]);
    expect([...seenForms(ann.game)]).toEqual(["bullx 3"]);
    expect([...seenForms((await ann.reloaded()).game)]).toEqual(["bullx 3"]);
    ann.game.store.setState({ owner: "somebody else" });
    expect([...seenForms(ann.game)]).toEqual([]);
  });
});

describe("the nickname in the details of a creature", () => {
  it("is given, changed and taken away, and refused with a reason (ABU-75)", async () => {
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
    await save("x".repeat(21));
    expect(document.querySelector("[role=alert]")?.textContent).toContain("1 to 20 visible characters");
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
