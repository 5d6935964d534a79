import { type TSchema, Type } from "typebox";

/** Shapes that many rule files share. Designers read the descriptions on hover. */
export const positive = (description: string) =>
  Type.Number({ exclusiveMinimum: 0, maximum: 1e9, description });
export const notNegative = (description: string) => Type.Number({ minimum: 0, maximum: 1e9, description });
export const count = (description: string, minimum = 0) =>
  Type.Integer({ minimum, maximum: 1000, description });
export const milliseconds = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 31_536_000_000, description: `${description} (milliseconds)` });
export const text = (description: string) => Type.String({ minLength: 1, maxLength: 400, description });
export const color = (description: string) => Type.String({ pattern: "^#[0-9a-f]{6}$", description });
export const closed = { additionalProperties: false } as const;

/** A row with a decimal number for each resource: a price or a stock. */
export const resourceRow = (description: string) =>
  Type.Object(
    {
      tcorvax: notNegative("TCorvax"),
      catNips: notNegative("Cat Nips"),
      energy: notNegative("Energy"),
      eggs: notNegative("Eggs"),
    },
    { ...closed, description },
  );

/** What brings some resources; those that are missing are 0. */
export const someResources = (description: string) =>
  Type.Object(
    {
      tcorvax: Type.Optional(notNegative("TCorvax")),
      catNips: Type.Optional(notNegative("Cat Nips")),
      energy: Type.Optional(notNegative("Energy")),
      eggs: Type.Optional(notNegative("Eggs")),
    },
    { ...closed, description },
  );

/**
 * A key that a release adds to a rule file, with the value at which the game plays as it did without it. While the key
 * has that value, the rule hash stays, and with it every replay and running battle (`GAP-72`).
 */
export const added = <Shape extends TSchema>(shape: Shape, asBefore: unknown): Shape =>
  Object.assign(shape, { default: asBefore });

export const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });

/** One value for each rarity. */
export const byRarity = <Shape extends TSchema>(shape: (description: string) => Shape, description: string) =>
  Type.Object(
    {
      Common: shape("Common"),
      Rare: shape("Rare"),
      Epic: shape("Epic"),
      Legendary: shape("Legendary"),
    },
    { ...closed, description },
  );

/** One value for each difficulty. */
export const byDifficulty = <Shape extends TSchema>(
  shape: (description: string) => Shape,
  description: string,
) =>
  Type.Object(
    { easy: shape("Easy"), medium: shape("Medium"), hard: shape("Hard"), expert: shape("Expert") },
    { ...closed, description },
  );
