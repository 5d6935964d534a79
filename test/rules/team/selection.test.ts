import { describe, expect, it } from "vitest";
import {
  chooseButton,
  selectionCaps,
  startButton,
  swapSelected,
  toggleSelected,
} from "../../../rules/index.ts";
import { rules } from "./team.ts";

describe("the start button", () => {
  it.each([
    [0, "Select at least 3 creatures", false],
    [2, "Select at least 3 creatures", false],
    [3, "Start Battle with 3 Creatures", true],
    [12, "Start Battle with 12 Creatures", true],
    [13, "Start Battle with 13 Creatures", false],
  ])("with %i creatures selected reads '%s' (BAT-018, BAT-020, CON-71)", (selected, text, enabled) => {
    expect(startButton(rules, selected)).toEqual({ text, enabled });
  });

  it.each([
    [0, "No Creatures Available", false],
    [1, "Start Battle!", true],
  ])("of the difficulty selector with %i creatures owned reads '%s' (BAT-011)", (owned, text, enabled) => {
    expect(chooseButton(rules, owned)).toEqual({ text, enabled });
  });
});

describe("a selection", () => {
  it("is capped at 12 creatures, 5 tools and 5 spells (BAT-020, CST-023)", () => {
    expect(selectionCaps(rules)).toEqual({ creatures: 12, tools: 5, spells: 5 });
  });

  it("toggles what is clicked and ignores what goes beyond the cap (BAT-015, BAT-020)", () => {
    expect(toggleSelected([], "a", 2)).toEqual(["a"]);
    expect(toggleSelected(["a"], "b", 2)).toEqual(["a", "b"]);
    expect(toggleSelected(["a", "b"], "c", 2)).toEqual(["a", "b"]);
    expect(toggleSelected(["a", "b"], "a", 2)).toEqual(["b"]);
  });

  it("swaps two places when one card is dragged onto another (BAT-017)", () => {
    expect(swapSelected(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
    expect(swapSelected(["a", "b", "c"], 1, 1)).toEqual(["a", "b", "c"]);
    expect(swapSelected(["a", "b", "c"], 0, 3)).toEqual(["a", "b", "c"]);
  });
});
