import { type TSchema, Type } from "typebox";
import { shippedRules } from "../../../index.ts";
import type { Tree } from "../../../ruleset/overlay.ts";
import { didYouMean, similarName } from "../../../ruleset/similar-name.ts";
import { statedBranch } from "../../../ruleset/stated-keys.ts";
import { foundValue } from "../../../text/found-value.ts";
import { badInput } from "../../input/bad-input.ts";
import { checkForm } from "../../input/read-json.ts";
import { type Dimension, movableKeys, numbersBelow, tidy, valueAtPath } from "./space.ts";

const MOST_VALUES = 1000;
const ROUNDING = 1e-6;

/** The search space in the content of a file; refuses a mistake with a sentence that names file and key. */
export function spaceOf(file: string, content: unknown, rules: Tree): Dimension[] {
  checkForm(file, schemaOf(Type.Record(Type.String(), Type.Unknown(), { minProperties: 1 })), content);
  const { keys } = content as { keys: Record<string, unknown> };
  return Object.entries(keys).map(([path, entry]) => {
    const dimension = dimensionOf(file, path, entry, rules);
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

/** A key of a space file as it is written. */
interface WrittenDimension {
  from: number;
  to: number;
  step: number;
  together?: Record<string, number>;
}

function dimensionOf(file: string, path: string, entry: unknown, rules: Tree): Dimension {
  const present = presentNumber(`${file}: keys`, path, rules);
  checkForm(file, dimensionSchema(Type.Record(Type.String(), Type.Number())), entry, `keys.${path}`);
  const { from, to, step, together = {} } = entry as WrittenDimension;
  const where = `${file}: keys.${path}`;
  if (from >= to)
    throw badInput(where, `from ${from} to ${to}`, from > to ? `is from ${to} to ${from}` : "are two values");
  const steps = Math.round((to - from) / step);
  if (steps < 1 || Math.abs(from + steps * step - to) > ROUNDING * step)
    throw badInput(
      `${where}.step`,
      String(step),
      `is a part of ${tidy(to - from)}, the distance from ${from} to ${to}`,
    );
  if (steps >= MOST_VALUES)
    throw badInput(`${where}.step`, String(step), `is one that makes at most ${MOST_VALUES} values`);
  const others = Object.entries(together).map(([other, times]) => ({
    path: other,
    present: presentNumber(`${where}.together`, other, rules),
    times,
  }));
  return { path, from, step, size: steps + 1, present, together: others };
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
export function spaceSchema(): TSchema {
  const paths = movableKeys({ ...shippedRules });
  const each = (value: TSchema) =>
    Type.Object(Object.fromEntries(paths.map((path) => [path, Type.Optional(value)])), closed);
  const keys = { ...each(Type.Ref("#/definitions/dimension")), minProperties: 1 };
  return schemaOf(keys, {
    title: "Numbers that npm run tune may move",
    definitions: { dimension: dimensionSchema(each(Type.Number())) },
  });
}

const closed = { additionalProperties: false } as const;

function schemaOf(keys: TSchema, more: object = {}): TSchema {
  return Type.Object({ $schema: Type.Optional(Type.String()), keys }, { ...closed, ...more });
}

function dimensionSchema(together: TSchema): TSchema {
  const step = { exclusiveMinimum: 0, description: "Distance between values: a part of to - from" };
  return Type.Object(
    {
      from: Type.Number({ description: "Lowest value" }),
      to: Type.Number({ description: "Highest value" }),
      step: Type.Number(step),
      together: Type.Optional({
        ...together,
        description: "Numbers that move with it, each so many times as far",
      }),
    },
    closed,
  );
}
