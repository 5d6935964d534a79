import { Type } from "typebox";
import { added, closed, color, count, notNegative, text } from "./shapes.ts";

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
            who: added(
              Type.Enum(["any", "specialists", "led"], {
                description:
                  "Who counts: any creature with both stats, only one with both as specialties, or any where one of them has both as specialties",
              }),
              "any",
            ),
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
            minCreatures: count("Number of creatures of one form on the field", 1),
            bonus: added(
              share("Added to both defences of these creatures; 0: young creatures are protected instead"),
              0,
            ),
            guardForm: Type.Optional(count("Without a bonus: form that protects")),
            protectedUpToForm: Type.Optional(count("Without a bonus: highest form that is protected")),
            damageReduction: Type.Optional(share("Without a bonus: share of damage prevented for them")),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Synergies",
    description: "Felt in every battle in which creatures of a kind stand together",
  },
);
