import { isTree, type Tree } from "../../ruleset/overlay.ts";
import { loadRules } from "../../validation.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import type { Sweep } from "./play/sweep.ts";

const FORM = /^(?<key>[^=]+)=(?<from>-?[\d.]+):(?<to>-?[\d.]+):(?<step>[\d.]+)$/;
const MOST_VALUES = 50;
const DIGITS = 1e9;

/** Reads `KEY=FROM:TO:STEP`: the rules of an overlay with each value of the key. */
export function readSweep(text: string, overlay: unknown): Sweep {
  const { key = "", from = "", to = "", step = "" } = FORM.exec(text)?.groups ?? {};
  const [first, last, width] = [from, to, step].map(Number) as [number, number, number];
  if (key === "" || ![first, last, width].every(Number.isFinite) || width <= 0 || last < first)
    throw badInput("--sweep", JSON.stringify(text), "is KEY=FROM:TO:STEP, such as battle.costs.attack=1:3:1");
  const count = Math.floor((last - first) / width + 1 / DIGITS) + 1;
  if (count > MOST_VALUES) throw badInput("--sweep", `${count} values`, `are at most ${MOST_VALUES}`);
  const values = Array.from({ length: count }, (_, index) => {
    const value = Math.round((first + index * width) * DIGITS) / DIGITS;
    const loaded = loadRules(withValue(overlay, key.split("."), value), "--sweep");
    if (!loaded.ok) throw new BadInput(String(loaded.problems[0]));
    return { value, named: loaded };
  });
  return { key, values };
}

/** A copy of the overlay with a value at a path. */
function withValue(overlay: unknown, [key = "", ...rest]: readonly string[], value: number): Tree {
  const tree = isTree(overlay) ? overlay : {};
  return { ...tree, [key]: rest.length === 0 ? value : withValue(tree[key], rest, value) };
}
