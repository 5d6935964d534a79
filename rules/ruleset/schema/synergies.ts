import { Type } from "typebox";
import { closed, count, notNegative, text } from "./shapes.ts";

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const statName = Type.Enum(["energy", "strength", "magic", "stamina", "speed"]);
const name = text("Name shown to players");

/** Schema of `data/synergies.json`. */
export const synergiesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    synergy: Type.Object(
      {
        cap: share("Most that all synergies give together"),
        species: Type.Object(
          {
            name,
            perExtraCopy: share("Bonus for each further copy"),
            maxExtraCopies: count("Copies that count"),
          },
          closed,
        ),
        legendary: Type.Object({ name, bonus: share("Bonus with a Legendary on the field") }, closed),
        pair: Type.Object(
          {
            bonus: share("Bonus of each pair"),
            statAtLeast: notNegative("Both stats at least this"),
            minCreatures: count("Creatures on the field that have both", 1),
            pairs: Type.Array(
              Type.Object({ name, stats: Type.Array(statName, { minItems: 2, maxItems: 2 }) }, closed),
              { maxItems: 20 },
            ),
          },
          closed,
        ),
        balanced: Type.Object(
          {
            name,
            bonus: share("Bonus"),
            minCreatures: count("Creatures on the field", 1),
            minSpecialties: count("Different specialties among them", 1),
          },
          closed,
        ),
        fullForce: Type.Object(
          {
            name,
            bonus: share("Bonus"),
            initiative: notNegative("Initiative added on the field"),
            minCreatures: count("Creatures", 1),
            scope: Type.Enum(["roster", "field"]),
          },
          closed,
        ),
        formProtection: Type.Object(
          {
            name,
            enabled: Type.Boolean({ description: "Off: never listed, no effect" }),
            minCreatures: count("Form 3 creatures on the field", 1),
            damageReduction: share("Damage kept away from forms 0 and 1"),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Synergies" },
);
