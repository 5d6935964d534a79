import { isTree, type Tree } from "../../../ruleset/overlay.ts";
import { statedBranch } from "../../../ruleset/stated-keys.ts";
import { loadRules } from "../../../validation.ts";
import { BadInput, badInput } from "../../input/bad-input.ts";
import type { NamedRules } from "../../input/read-rules.ts";
import type { Contest } from "./contest.ts";
import { type Field, playUntilPrecise } from "./lane.ts";
import type { SweepResult } from "./metagame-result.ts";
import { itemRatings } from "./ratings.ts";
import { bestOf } from "./without-items.ts";

/** A number to try in several values, with the rules for each. */
export interface Sweep {
  key: string;
  values: readonly { value: number; named: NamedRules }[];
}

const BATTLES = 150;

/** Plays the same decks with each value of the number. Stops early, with the values so far. */
export async function playSweep(
  field: Field,
  contest: Contest,
  { key, values }: Sweep,
): Promise<SweepResult[]> {
  const results: SweepResult[] = [];
  for (const { value, named } of values) {
    const changed = contest.fresh();
    const under = { ...field, rules: named.rules };
    await playUntilPrecise(under, changed.lanes(), "sweep", { precision: 0, most: BATTLES });
    if (field.isStopped()) return results;
    const items = itemRatings(named.rules, changed);
    const item = items.find(({ name }) => key.split(".").includes(name)) ?? items[0];
    results.push({
      value,
      rulesHash: named.hash,
      best: bestOf(changed),
      item: item ? { name: item.name, points: item.points } : null,
    });
  }
  return results;
}

const FORM = /^(?<key>[^=]+)=(?<from>-?[\d.]+):(?<to>-?[\d.]+):(?<step>[\d.]+)$/;
const MOST_VALUES = 50;
const DIGITS = 1e9;

/** Reads `KEY=FROM:TO:STEP`: the rules of an overlay with each value of the key. */
export function readSweep(text: string, overlay: unknown, notice: (sentence: string) => void): Sweep {
  const { key = "", from = "", to = "", step = "" } = FORM.exec(text)?.groups ?? {};
  const [first, last, width] = [from, to, step].map(Number) as [number, number, number];
  if (key === "" || ![first, last, width].every(Number.isFinite) || width <= 0)
    throw badInput("--sweep", JSON.stringify(text), "is KEY=FROM:TO:STEP, such as battle.costs.attack=1:3:1");
  if (last < first)
    throw badInput(
      "--sweep",
      `from ${first} to ${last}`,
      `is from the lower to the higher value: ${key}=${to}:${from}:${step}`,
    );
  const count = Math.floor((last - first) / width + 1 / DIGITS) + 1;
  if (count > MOST_VALUES) throw badInput("--sweep", `${count} values`, `are at most ${MOST_VALUES}`);
  const values = Array.from({ length: count }, (_, index) => {
    const value = Math.round((first + index * width) * DIGITS) / DIGITS;
    const loaded = loadRules(withValue(overlay, key.split("."), value), "--sweep");
    if (!loaded.ok) throw new BadInput(String(loaded.problems[0]));
    return { value, named: loaded };
  });
  if (statedBranch(key) !== null) notice(`--sweep: ${key} is stated by the documents`);
  return { key, values };
}

/** A copy of the overlay with a value at a path. */
function withValue(overlay: unknown, [key = "", ...rest]: readonly string[], value: number): Tree {
  const tree = isTree(overlay) ? overlay : {};
  return { ...tree, [key]: rest.length === 0 ? value : withValue(tree[key], rest, value) };
}
