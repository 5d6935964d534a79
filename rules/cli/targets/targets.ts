import { existsSync } from "node:fs";
import { didYouMean, similarName } from "../../ruleset/similar-name.ts";
import { foundValue } from "../../text/found-value.ts";
import { badInput } from "../input/bad-input.ts";
import { numberAt, objectAt } from "../input/checked-values.ts";
import { readJson } from "../input/read-json.ts";
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

/** The JSON Schema of a targets file: each measure with the places and the values it can have. */
export function targetsSchema(): object {
  return {
    title: "Targets of npm run tune",
    type: "object",
    required: ["targets"],
    additionalProperties: false,
    properties: {
      $schema: { type: "string" },
      targets: { type: "array", minItems: 1, items: { anyOf: MEASURE_NAMES.map(targetSchema) } },
    },
  };
}

function targetSchema(name: MeasureName): object {
  const { title, limits, places } = MEASURES[name];
  const number = { type: "number", minimum: limits[0], maximum: limits[1] };
  const band = {
    type: "object",
    minProperties: 1,
    additionalProperties: false,
    properties: { from: number, to: number },
  };
  return {
    type: "object",
    required: ["measure", "bands"],
    additionalProperties: false,
    properties: {
      measure: { const: name, description: title },
      binding: { type: "boolean", description: "Must be reached; otherwise an aim" },
      weight: {
        type: "number",
        minimum: 0,
        maximum: 1000,
        description: "10 if binding, else 1; 0: only reported",
      },
      bands: {
        type: "object",
        minProperties: 1,
        additionalProperties: false,
        properties: Object.fromEntries(places.map((place) => [place, band])),
      },
    },
  };
}

const MOST_WEIGHT = 1000;

/** The targets in the content of a file; refuses a mistake with a sentence that names file and key. */
export function targetsOf(file: string, content: unknown): Targets {
  const { targets: list } = objectAt(file, content, ["$schema", "targets"]);
  if (!Array.isArray(list) || list.length === 0)
    throw badInput(`${file}: targets`, foundValue(list), "is a list of at least one target");
  const targets = list.flatMap((entry, index) => targetsIn(`${file}: targets.${index}`, entry));
  refuseTwice(file, targets);
  if (targets.every(({ weight }) => weight === 0))
    throw badInput(`${file}: targets`, "only targets of weight 0", "is at least one that counts");
  return { targets, places: placesOf(targets) };
}

function targetsIn(where: string, entry: unknown): Target[] {
  const {
    measure,
    binding = false,
    weight,
    bands,
  } = objectAt(where, entry, ["measure", "bands", "binding", "weight"]);
  const name = measureOf(`${where}.measure`, measure);
  if (typeof binding !== "boolean")
    throw badInput(`${where}.binding`, foundValue(binding), "is true or false");
  const counts =
    weight === undefined
      ? USUAL_WEIGHT[binding ? "binding" : "aim"]
      : numberAt(`${where}.weight`, weight, [0, MOST_WEIGHT]);
  const { places } = MEASURES[name];
  const byPlace = objectAt(`${where}.bands`, bands, places);
  if (Object.keys(byPlace).length === 0)
    throw badInput(`${where}.bands`, "no band", `is at least one of ${places.join(", ")}`);
  return Object.entries(byPlace).map(([place, band]) => ({
    measure: name,
    place: place as Place,
    band: bandOf(`${where}.bands.${place}`, band, name),
    binding,
    weight: counts,
  }));
}

function measureOf(where: string, value: unknown): MeasureName {
  const name = MEASURE_NAMES.find((one) => one === value);
  if (name !== undefined) return name;
  const meant = typeof value === "string" ? didYouMean(similarName(value, MEASURE_NAMES)) : "";
  throw badInput(where, foundValue(value), `are ${MEASURE_NAMES.join(", ")}${meant}`);
}

function bandOf(where: string, value: unknown, measure: MeasureName): Band {
  const { limits } = MEASURES[measure];
  const { from, to } = objectAt(where, value, ["from", "to"]);
  if (from === undefined && to === undefined) throw badInput(where, "an empty band", "is from, to, or both");
  const low = from === undefined ? limits[0] : numberAt(`${where}.from`, from, limits);
  const high = to === undefined ? limits[1] : numberAt(`${where}.to`, to, limits);
  if (low > high)
    throw badInput(where, `from ${low} to ${high}`, `is from ${high} to ${low} or a single value`);
  return { from: low, to: high };
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
