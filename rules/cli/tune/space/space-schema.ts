import { shippedRules } from "../../../index.ts";
import { movableKeys } from "./movable-keys.ts";

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
