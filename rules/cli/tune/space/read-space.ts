import { shippedRules } from "../../../index.ts";
import { isTree, type Tree } from "../../../ruleset/overlay.ts";
import { didYouMean, similarName } from "../../../ruleset/similar-name.ts";
import { statedBranch } from "../../../ruleset/stated-keys.ts";
import { foundValue } from "../../../text/found-value.ts";
import { badInput } from "../../input/bad-input.ts";
import { numberAt, objectAt } from "../../input/checked-values.ts";
import { type Dimension, movableKeys, numbersBelow, tidy, valueAtPath } from "./space.ts";

const BOUNDS = [-1e6, 1e6] as const;
const MOST_VALUES = 1000;
const ROUNDING = 1e-6;

/** The search space in the content of a file; refuses a mistake with a sentence that names file and key. */
export function spaceOf(file: string, content: unknown, rules: Tree): Dimension[] {
  const { keys } = objectAt(file, content, ["$schema", "keys"]);
  if (!isTree(keys) || Object.keys(keys).length === 0)
    throw badInput(`${file}: keys`, foundValue(keys), "is an object with at least one key of the rules");
  return Object.entries(keys).map(([path, entry]) => {
    const dimension = dimensionOf(`${file}: keys`, path, entry, rules);
    for (const other of dimension.together)
      if (Object.hasOwn(keys, other.path))
        throw badInput(
          `${file}: keys.${path}.together`,
          `${other.path}, which also moves by itself`,
          "are numbers that move only together with others",
        );
    return dimension;
  });
}

function dimensionOf(keys: string, path: string, entry: unknown, rules: Tree): Dimension {
  const present = presentNumber(`${keys}`, path, rules);
  const where = `${keys}.${path}`;
  const { from, to, step, together = {} } = objectAt(where, entry, ["from", "to", "step", "together"]);
  const low = numberAt(`${where}.from`, from, BOUNDS);
  const high = numberAt(`${where}.to`, to, BOUNDS);
  if (low >= high)
    throw badInput(
      where,
      `from ${low} to ${high}`,
      low > high ? `is from ${high} to ${low}` : "are two values",
    );
  const width = numberAt(`${where}.step`, step, [0, BOUNDS[1]]);
  const steps = Math.round((high - low) / width);
  if (width === 0 || steps < 1 || Math.abs(low + steps * width - high) > ROUNDING * width)
    throw badInput(
      `${where}.step`,
      String(width),
      `is a part of ${tidy(high - low)}, the distance from ${low} to ${high}`,
    );
  if (steps >= MOST_VALUES)
    throw badInput(`${where}.step`, String(width), `is one that makes at most ${MOST_VALUES} values`);
  return {
    path,
    from: low,
    step: width,
    size: steps + 1,
    present,
    together: othersOf(`${where}.together`, together, rules),
  };
}

function othersOf(where: string, entries: unknown, rules: Tree): Dimension["together"] {
  if (!isTree(entries))
    throw badInput(
      where,
      foundValue(entries),
      "is an object of keys of the rules, each with how many times it moves",
    );
  return Object.entries(entries).map(([path, times]) => ({
    path,
    present: presentNumber(where, path, rules),
    times: numberAt(`${where}.${path}`, times, BOUNDS),
  }));
}

/** The number at a path that may move. */
function presentNumber(where: string, path: string, rules: Tree): number {
  const value = valueAtPath(rules, path);
  if (value === undefined) {
    const meant = didYouMean(nearestPath(path, rules));
    throw badInput(where, `the unknown key ${JSON.stringify(path)}`, `are numbers of the rules${meant}`);
  }
  if (typeof value !== "number")
    throw badInput(`${where}.${path}`, foundValue(value), "is a key whose value is a number");
  const stated = statedBranch(path);
  if (stated !== null)
    throw badInput(
      `${where}.${path}`,
      "a number that the documents state",
      `are those they leave open, which ${stated} is not`,
    );
  if (!movableKeys(rules).includes(path))
    throw badInput(`${where}.${path}`, "a number that no battle depends on", "are those that decide battles");
  return value;
}

/** The path that was probably meant: a similar one, or the one that ends with the same key. */
function nearestPath(path: string, rules: Tree): string | null {
  const last = path.split(".").at(-1) ?? "";
  const all = numbersBelow(rules, "");
  return (
    similarName(path, all) ??
    movableKeys(rules).find((one) => one.split(".").at(-1) === last) ??
    all.find((one) => one.endsWith(`.${last}`)) ??
    null
  );
}

/** The JSON Schema of a space file, with every number that may move, for completion in an editor. */
export function spaceSchema(): object {
  const paths = movableKeys({ ...shippedRules });
  const dimension = {
    type: "object",
    required: ["from", "to", "step"],
    additionalProperties: false,
    properties: {
      from: { type: "number", description: "Lowest value" },
      to: { type: "number", description: "Highest value" },
      step: {
        type: "number",
        exclusiveMinimum: 0,
        description: "Distance between values: a part of to - from",
      },
      together: {
        type: "object",
        description: "Numbers that move with it, each so many times as far",
        additionalProperties: false,
        properties: Object.fromEntries(paths.map((path) => [path, { type: "number" }])),
      },
    },
  };
  return {
    title: "Numbers that npm run tune may move",
    type: "object",
    required: ["keys"],
    additionalProperties: false,
    properties: {
      $schema: { type: "string" },
      keys: {
        type: "object",
        minProperties: 1,
        additionalProperties: false,
        properties: Object.fromEntries(paths.map((path) => [path, { $ref: "#/definitions/dimension" }])),
      },
    },
    definitions: { dimension },
  };
}
