import { Type } from "typebox";
import { byRarity, closed, count, notNegative, positive, share, text } from "./shapes.ts";

const price = (description: string) =>
  Type.Object({ amount: positive("Amount"), token: text("Token") }, { ...closed, description });

/** Schema of `data/creatures.json`. */
export const creaturesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    creatures: Type.Object(
      {
        finalForm: count("The last form", 1),
        upgrades: Type.Object(
          {
            perForm: count("Stat upgrades in each form before the last, and so before each evolution"),
            finalForm: count("Level-ups in the last form"),
            maxPoints: count("Most points of one upgrade", 1),
          },
          closed,
        ),
      },
      closed,
    ),
    evolve: Type.Object(
      {
        gains: Type.Array(
          Type.Object(
            {
              all: notNegative("Added to every stat"),
              specialties: notNegative("Points besides, shared equally by the specialties"),
            },
            closed,
          ),
          { minItems: 1, description: "Gained by evolving from form 0, 1, 2" },
        ),
      },
      closed,
    ),
    mint: Type.Object(
      {
        price: price("Price of an egg"),
        rarity: byRarity(notNegative, "Odds of rarities, of creatures and of bonus items"),
        eggStats: byRarity(notNegative, "Every stat of an egg"),
        specialtyPoints: notNegative("Points besides, shared equally by the specialties"),
        bonusItem: Type.Object({ toolShare: share("Chance of a tool; a spell otherwise") }, closed),
      },
      closed,
    ),
    tokenCosts: Type.Object(
      {
        tier: byRarity(positive, "Factor on every cost"),
        upgradePerForm: notNegative("A stat upgrade costs this times the form's number, eggs counting one"),
        finalFormUpgrade: notNegative("A level-up in the last form"),
        evolve: Type.Array(notNegative("Tokens"), {
          minItems: 1,
          description: "Evolving from form 0, 1, 2",
        }),
      },
      closed,
    ),
  },
  { ...closed, title: "Creatures: eggs, stat upgrades, evolution" },
);
