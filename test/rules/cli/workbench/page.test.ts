// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { curveChart } from "../../../../rules/cli/workbench/browser/curve/charts.ts";
import { DecksTab } from "../../../../rules/cli/workbench/browser/decks/decks-tab.tsx";
import { undone } from "../../../../rules/cli/workbench/browser/draft/draft.ts";
import type { DraftKeeper } from "../../../../rules/cli/workbench/browser/draft/draft-keeper.ts";
import { NumbersTab } from "../../../../rules/cli/workbench/browser/numbers/numbers-tab.tsx";
import { closeTab, one, openTab, press, write } from "./open-tab.tsx";

/** The tab with the numbers; nothing behind it answers. */
function openNumbers(key: string): Promise<DraftKeeper> {
  return openTab(NumbersTab, `key=${key}`);
}

afterEach(closeTab);

describe("the numbers of the workbench", () => {
  it("are found by what they do, and changed with slider or field (GAP-51)", async () => {
    const keeper = await openNumbers("battle.turnLimit");
    await write("input[type=search]", "energy when a creature falls");
    await act(async () => one(".list .rows button", HTMLButtonElement).click());
    expect(one(".middle h2", HTMLElement).textContent).toBe(
      "Energy a side gains when one of its creatures falls",
    );
    await write("input[type=range]", "6");
    expect(keeper.now().draft.overlay).toEqual({ battle: { comeback: { energy: 6 } } });
    await write(".value-field", "7");
    expect(keeper.now().draft.overlay).toEqual({ battle: { comeback: { energy: 7 } } });
    expect(one(".changes", HTMLElement).textContent).toContain("4 → 7");
    await press("Put back");
    expect(keeper.now().draft.overlay).toEqual({});
  });

  it("keep what is written wrong in the field, say so in one sentence, and change nothing (GAP-51)", async () => {
    const keeper = await openNumbers("battle.comeback.energy");
    await write(".value-field", "many");
    expect(one(".middle [role=alert]", HTMLElement).textContent).toBe(
      '"many" is not a whole number from 0 to 1,000. The draft keeps 4.',
    );
    expect(one(".value-field", HTMLInputElement).value).toBe("many");
    expect(keeper.now().draft.overlay).toEqual({});
  });

  it("that the documents state change only after a question, which is asked once (GAP-51)", async () => {
    const keeper = await openNumbers("battle.costs.attack");
    await write(".value-field", "3");
    expect(keeper.now().draft.overlay).toEqual({});
    await press("Keep it");
    await write(".value-field", "4");
    await press("Change it all the same");
    expect(keeper.now().draft.overlay).toEqual({ battle: { costs: { attack: 4 } } });
    await write(".value-field", "5");
    expect(keeper.now().draft.overlay).toEqual({ battle: { costs: { attack: 5 } } });
    expect(document.querySelector("dialog")).toBe(null);
  });

  it("a number that the rules leave out reads 'not set', takes a value, and is left out again when emptied (GAP-51)", async () => {
    const keeper = await openNumbers("battle.blend.magicalAttack.stamina");
    expect([one(".value-field", HTMLInputElement).value, one(".middle dl", HTMLElement).textContent]).toEqual(
      ["", expect.stringContaining("Wasnot set")],
    );
    await write(".value-field", "0.2");
    expect(keeper.now().draft.overlay).toEqual({
      battle: { blend: { magicalAttack: { stamina: 0.2 } } },
    });
    await write(".value-field", "");
    expect(keeper.now().draft.overlay).toEqual({});
    expect(document.querySelector(".middle [role=alert]")).toBe(null);
  });

  it("each have a note why, which is kept with the draft (GAP-51)", async () => {
    const keeper = await openNumbers("battle.comeback.energy");
    await write(".note textarea", "ends too soon");
    expect(keeper.now().draft.notes).toEqual({ "battle.comeback.energy": "ends too soon" });
  });
});

describe("the curve of the workbench", () => {
  it("has one dot for each level where nothing is changed, and two where something is (GAP-51)", () => {
    const range = { value: 0.5, low: 0.4, high: 0.6 };
    const figures = ["easy", "hard"].map((place) => ({
      ...{ place, battles: 10, wanted: null },
      ...{ before: range, after: range, difference: { value: 0, low: 0, high: 0 } },
    }));
    const looks = figures.map(({ place }) => ({ place, title: place, color: "red" }));
    const dots = (isOnce: boolean) =>
      curveChart(figures, looks, 400, isOnce).querySelectorAll("circle").length;
    expect([dots(true), dots(false)]).toEqual([2, 4]);
  });
});

/** The names in a list of the deck, in their order. */
function listed(kind: string): string[] {
  return [...document.querySelectorAll(`[aria-label="${kind}"] li span`)].map(({ textContent }) =>
    String(textContent).replace(/^\d+ |form \d, \w+$/g, ""),
  );
}

function pressLabel(label: string): Promise<void> {
  const button = [...document.querySelectorAll("button")].find((found) =>
    (found.getAttribute("aria-label") ?? found.textContent)?.startsWith(label),
  );
  if (!button) throw new Error(`There is no button ${label}`);
  return act(async () => button.click());
}

/** Drags with the mouse, as the browser tells it. */
async function drag(from: string, to: string): Promise<void> {
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? "",
    get types() {
      return [...data.keys()];
    },
  };
  for (const [type, selector] of [
    ["dragstart", from],
    ["dragover", to],
    ["drop", to],
  ] as const)
    await act(async () => {
      const event = new Event(type, { bubbles: true, cancelable: true });
      one(selector, HTMLElement).dispatchEvent(Object.assign(event, { dataTransfer }));
    });
}

describe("the decks of the workbench", () => {
  it("are built with buttons alone, each step is told, and the focus stays with the card (GAP-51)", async () => {
    const keeper = await openTab(DecksTab, "tab=decks");
    for (const name of ["Corvax", "Bullx", "Hugbloom", "Ledger Lens"]) await pressLabel(`Add ${name}`);
    expect(listed("Creatures")).toEqual(["Corvax", "Bullx", "Hugbloom"]);
    await pressLabel("Move up: Hugbloom");
    expect(listed("Creatures")).toEqual(["Corvax", "Hugbloom", "Bullx"]);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Move up: Hugbloom");
    expect(one(".deck > [role=status]", HTMLElement).textContent).toBe(
      "Hugbloom moved: place 2 of 3 creatures.",
    );
    await pressLabel("Remove: Corvax");
    expect(one(".deck > [role=status]", HTMLElement).textContent).toBe(
      "Corvax removed: 2 creatures are left.",
    );
    expect(keeper.now().draft.decks).toMatchObject([
      {
        name: "My deck",
        creatures: [{ species_id: "hugbloom" }, { species_id: "bullx" }],
        tools: ["Ledger Lens"],
      },
    ]);
  });

  it("say what a new creature is, and undo brings a removed deck back (GAP-51)", async () => {
    const keeper = await openTab(DecksTab, "tab=decks");
    const isNew = () => document.body.textContent?.includes("New ones are fully grown and Common");
    expect(isNew()).toBe(false);
    await pressLabel("Add Corvax");
    expect(isNew()).toBe(true);
    await press("Remove it");
    expect(document.body.textContent).toContain("My deck is removed; Undo brings it back.");
    await act(async () => keeper.change(undone(keeper.now().draft)));
    expect(keeper.now().draft.decks).toMatchObject([{ creatures: [{ form: 3, rarity: "Common" }] }]);
    expect(document.body.textContent).not.toContain("is removed");
  });

  it("are built by dragging: cards into a list, and cards of a list to another place (GAP-51)", async () => {
    await openTab(DecksTab, "tab=decks");
    await pressLabel("Add Corvax");
    await drag(".list [draggable]:nth-child(10)", "[data-card='creatures 0']");
    expect(listed("Creatures")).toEqual(["Hugbloom", "Corvax"]);
    await drag("[data-card='creatures 0']", "[aria-label='Creatures']");
    expect(listed("Creatures")).toEqual(["Corvax", "Hugbloom"]);
    await drag("[data-card='creatures 0']", "[aria-label='Tools']");
    expect([listed("Creatures"), listed("Tools")]).toEqual([["Corvax", "Hugbloom"], []]);
  });

  it("keep form, rarity and stats of a creature; a wrong stat stays in its field with a sentence (GAP-51)", async () => {
    const keeper = await openTab(DecksTab, "tab=decks");
    await pressLabel("Add Corvax");
    const stat = () => keeper.now().draft.decks[0]?.creatures[0]?.stats.energy;
    const usual = stat();
    const field = ".stats input";
    await write(field, "many");
    await act(async () => one(field, HTMLInputElement).focus());
    await act(async () => one(field, HTMLInputElement).blur());
    expect(one(".stats [role=alert]", HTMLElement).textContent).toBe(
      `A stat is a number from 0, in halves: energy stays ${usual}.`,
    );
    expect(stat()).toBe(usual);
    await write(field, "21.5");
    await act(async () => one(field, HTMLInputElement).focus());
    await act(async () => one(field, HTMLInputElement).blur());
    expect(stat()).toBe(21.5);
    await press("Copy this creature");
    const [corvax, copy] = keeper.now().draft.decks[0]?.creatures ?? [];
    expect([copy?.stats.energy, copy]).toEqual([21.5, corvax]);
    expect(one(".deck > [role=status]", HTMLElement).textContent).toBe(
      "Corvax added: place 2 of 2 creatures.",
    );
    await press("As usual");
    expect([stat(), keeper.now().draft.decks[0]?.creatures[1]?.stats.energy]).toEqual([21.5, usual]);
  });
});
