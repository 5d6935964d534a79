import { existsSync } from "node:fs";
import { type TSchema, Type } from "typebox";
import { didYouMean, similarName } from "../../ruleset/similar-name.ts";
import { badInput } from "../input/bad-input.ts";
import { checkForm, readJson } from "../input/read-json.ts";
import { MEASURE_NAMES, MEASURES, type MeasureName } from "./measures.ts";
import { PLACES, type Place } from "./place.ts";

/** Where a figure should lie, both ends included. */
export interface Band {
  from: number;
  to: number;
}

/** What a designer wants of a figure in one place. */
export interface Target {
  measure: MeasureName;
  place: Place;
  band: Band;
  /** Whether it must be reached; otherwise it is an aim. */
  binding: boolean;
  /** How much a distance of one `scale` of the measure counts; 0: only reported. */
  weight: number;
}

export interface Targets {
  targets: Target[];
  /** The places in which battles are needed. */
  places: Place[];
}

/** What a target weighs without a weight of its own: binding ones come first. */
export const USUAL_WEIGHT = { binding: 10, aim: 1 } as const;

const closed = { additionalProperties: false } as const;

/** The JSON Schema of a targets file: each measure with the places and the values it can have. */
export function targetsSchema(): TSchema {
  return listSchema(Type.Union(MEASURE_NAMES.map(targetSchema)), { title: "Targets of npm run tune" });
}

/** A list of targets. */
function listSchema(target: TSchema, more: object = {}): TSchema {
  const targets = Type.Array(target, { minItems: 1 });
  return Type.Object({ $schema: Type.Optional(Type.String()), targets }, { ...closed, ...more });
}

/** Until it is known which measure each has, which tells what else it may have. */
const ANY_LIST = listSchema(Type.Object({ measure: Type.String() }));

function targetSchema(name: MeasureName): TSchema {
  const { title, limits, places } = MEASURES[name];
  const number = Type.Optional(Type.Number({ minimum: limits[0], maximum: limits[1] }));
  const band = Type.Optional(Type.Object({ from: number, to: number }, { ...closed, minProperties: 1 }));
  const weight = { minimum: 0, maximum: 1000, description: "10 if binding, else 1; 0: only reported" };
  return Type.Object(
    {
      measure: Type.Literal(name, { description: title }),
      binding: Type.Optional(Type.Boolean({ description: "Must be reached; otherwise an aim" })),
      weight: Type.Optional(Type.Number(weight)),
      bands: Type.Object(Object.fromEntries(places.map((place) => [place, band])), {
        ...closed,
        minProperties: 1,
      }),
    },
    closed,
  );
}

/** A target as it is written. */
interface WrittenTarget {
  measure: MeasureName;
  bands: Partial<Record<Place, Partial<Band>>>;
  binding?: boolean;
  weight?: number;
}

/** The targets in the content of a file; refuses a mistake with a sentence that names file and key. */
export function targetsOf(file: string, content: unknown): Targets {
  checkForm(file, ANY_LIST, content);
  const { targets: list } = content as { targets: WrittenTarget[] };
  const targets = list.flatMap((entry, index) => {
    checkForm(file, targetSchema(measureOf(file, index, entry.measure)), entry, `targets.${index}`);
    return targetsIn(`${file}: targets.${index}`, entry);
  });
  refuseTwice(file, targets);
  if (targets.every(({ weight }) => weight === 0))
    throw badInput(`${file}: targets`, "only targets of weight 0", "is at least one that counts");
  return { targets, places: placesOf(targets) };
}

function measureOf(file: string, index: number, found: string): MeasureName {
  const name = MEASURE_NAMES.find((one) => one === found);
  if (name !== undefined) return name;
  const allowed = `are ${MEASURE_NAMES.join(", ")}${didYouMean(similarName(found, MEASURE_NAMES))}`;
  throw badInput(`${file}: targets.${index}.measure`, JSON.stringify(found), allowed);
}

function targetsIn(where: string, { measure, bands, binding = false, ...entry }: WrittenTarget): Target[] {
  const { weight = USUAL_WEIGHT[binding ? "binding" : "aim"] } = entry;
  const [least, most] = MEASURES[measure].limits;
  return Object.entries(bands).map(([place, { from = least, to = most }]) => {
    if (from > to)
      throw badInput(
        `${where}.bands.${place}`,
        `from ${from} to ${to}`,
        `is from ${to} to ${from} or a single value`,
      );
    return { measure, place: place as Place, band: { from, to }, binding, weight };
  });
}

/** One binding band and one aim for a figure are fine; two of a kind would contradict each other. */
function refuseTwice(file: string, targets: readonly Target[]): void {
  const seen = new Set<string>();
  for (const { measure, place, binding } of targets) {
    const kind = `${measure} ${place} ${binding}`;
    if (seen.has(kind))
      throw badInput(
        `${file}: targets`,
        `two ${binding ? "binding targets" : "aims"} for ${measure} in ${place}`,
        "is one",
      );
    seen.add(kind);
  }
}

function placesOf(targets: readonly Target[]): Place[] {
  const needed = new Set(
    targets.flatMap(({ measure, place }) => [place, ...(MEASURES[measure].needs?.(place) ?? [])]),
  );
  return PLACES.filter((place) => needed.has(place));
}

const FILE = "test/spec/targets.json";

/** What is wanted of the battles of the shipped rules; nothing where the project's file is not. */
export function projectTargets(): readonly Target[] {
  return existsSync(FILE) ? targetsOf(FILE, readJson(FILE)).targets : [];
}
