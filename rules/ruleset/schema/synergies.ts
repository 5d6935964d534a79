import { Type } from "typebox";
import { closed, color, count, notNegative, text } from "./shapes.ts";

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const statName = Type.Enum(["energy", "strength", "magic", "stamina", "speed"]);
const shown = {
  icon: text("Picture beside the name"),
  color: color("Colour of its label"),
};

/** Schema of `data/synergies.json`. */
export const synergiesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    synergy: Type.Object(
      {
        cap: share("Maximum of all synergies together"),
        species: Type.Object(
          {
            ...shown,
            perExtraCopy: share("Bonus for each further copy"),
            maxExtraCopies: count("Maximum number of copies that count"),
          },
          closed,
        ),
        legendary: Type.Object({ ...shown, bonus: share("Bonus with a Legendary on the field") }, closed),
        pair: Type.Object(
          {
            bonus: share("Bonus of each pair"),
            statAtLeast: notNegative("Minimum of both stats"),
            minCreatures: count("Number of creatures on the field that have both", 1),
            pairs: Type.Array(
              Type.Object(
                {
                  icon: shown.icon,
                  color: shown.color,
                  stats: Type.Array(statName, { minItems: 2, maxItems: 2 }),
                },
                closed,
              ),
              { maxItems: 20 },
            ),
          },
          closed,
        ),
        balanced: Type.Object(
          {
            ...shown,
            bonus: share("Bonus"),
            minCreatures: count("Number of creatures on the field", 1),
            minSpecialties: count("Number of different specialties among them", 1),
          },
          closed,
        ),
        fullForce: Type.Object(
          {
            ...shown,
            bonus: share("Bonus"),
            initiative: notNegative("Initiative added on the field"),
            minCreatures: count("Creatures", 1),
            scope: Type.Enum(["roster", "field"]),
          },
          closed,
        ),
        formProtection: Type.Object(
          {
            ...shown,
            enabled: Type.Boolean({ description: "If false: never listed, no effect" }),
            minCreatures: count("Number of creatures of that form on the field", 1),
            guardForm: count("Form that protects"),
            protectedUpToForm: count("Highest form that is protected"),
            damageReduction: share("Share of damage prevented for them"),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Synergies" },
);
