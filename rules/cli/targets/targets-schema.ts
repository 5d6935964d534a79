import { MEASURE_NAMES, MEASURES, type MeasureName } from "./measures.ts";

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
