import { Type } from "typebox";
import { closed, count, notNegative, positive } from "./shapes.ts";

const teamSize = Type.Object({ min: count("Fewest creatures", 1), max: count("Most creatures", 1) }, closed);

/** Schema of `data/battle.json`. */
export const battleFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    battle: Type.Object(
      {
        energy: Type.Object(
          {
            playerStart: notNegative("Battle energy the player starts with"),
            enemyStart: Type.Array(notNegative("Energy"), {
              minItems: 4,
              maxItems: 4,
              description: "Battle energy the enemy starts with: easy, medium, hard, expert",
            }),
            regenBase: notNegative("Energy regained each turn before bonuses"),
          },
          closed,
        ),
        costs: Type.Object(
          {
            attack: notNegative("Energy of an attack"),
            defend: notNegative("Energy of a defence"),
            spell: notNegative("Energy of a spell"),
            tool: notNegative("Energy of a tool"),
            deployBase: notNegative("Energy of a deployment before the form"),
            deployPerForm: notNegative("Energy added for each form"),
          },
          closed,
        ),
        fieldLimit: count("Creatures on the field for each side", 1),
        team: teamSize,
        rarityMultiplier: Type.Object(
          {
            Common: positive("Common"),
            Rare: positive("Rare"),
            Epic: positive("Epic"),
            Legendary: positive("Legendary"),
          },
          closed,
        ),
      },
      closed,
    ),
    pvp: Type.Object({ team: teamSize }, closed),
  },
  { ...closed, title: "Battle" },
);
