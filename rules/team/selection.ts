import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";

/** A start button: its text and whether it is enabled. */
export interface StartButton {
  text: string;
  enabled: boolean;
}

/** The button of the difficulty selector (`BAT-011`). */
export function chooseButton(rules: RuleSet, creaturesOwned: number): StartButton {
  const { choose, noCreatures } = rules.texts.team.buttons;
  const enabled = creaturesOwned > 0;
  return { text: enabled ? choose : noCreatures, enabled };
}

/** The button of the team selector; with too few creatures it stays disabled too (`BAT-018`, `CON-71`). */
export function startButton(rules: RuleSet, creaturesSelected: number): StartButton {
  const { start, tooFew } = rules.texts.team.buttons;
  const { min, max } = rules.battle.team;
  const enabled = creaturesSelected >= min && creaturesSelected <= max;
  return creaturesSelected < min
    ? { text: fill(tooFew, { n: min }), enabled }
    : { text: fill(start, { n: creaturesSelected }), enabled };
}

/** The kinds of cards for a battle with their maximum: 12 creatures, 5 tools, 5 spells (`BAT-020`). */
export function selectionCaps(rules: RuleSet): { creatures: number; tools: number; spells: number } {
  const { max, tools, spells } = rules.battle.team;
  return { creatures: max, tools, spells };
}

/**
 * Removes an id from a selection, or adds it at the end; a full selection does not change (`BAT-015`,
 * `BAT-020`).
 */
export function toggleSelected(selection: readonly string[], id: string, cap: number): string[] {
  if (selection.includes(id)) return selection.filter((other) => other !== id);
  return selection.length < cap ? [...selection, id] : [...selection];
}

/** The order after one card was dragged onto another: both swap positions (`BAT-017`). */
export function swapSelected(selection: readonly string[], from: number, to: number): string[] {
  const order = [...selection];
  const one = order[from];
  const other = order[to];
  if (one === undefined || other === undefined) return order;
  order[from] = other;
  order[to] = one;
  return order;
}
