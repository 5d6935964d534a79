import { Type } from "typebox";
import { closed, text } from "./shapes.ts";

const statName = Type.Enum(["energy", "strength", "magic", "stamina", "speed"]);

/** Schema of `data/species.json`. */
export const speciesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    species: Type.Record(
      Type.String(),
      Type.Object(
        {
          name: text("Name shown to players"),
          specialties: Type.Array(statName, { minItems: 1, maxItems: 5 }),
          token: text("Token for upgrades and evolutions"),
        },
        closed,
      ),
    ),
  },
  { ...closed, title: "Species", description: "Felt in every battle: what kinds of creatures there are" },
);
