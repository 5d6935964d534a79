import { Type } from "typebox";
import { added, byRarity, closed, count, notNegative, positive, share, text } from "./shapes.ts";

const price = (description: string) =>
  Type.Object({ amount: positive("Amount"), token: text("Token") }, { ...closed, description });

/** Schema of `data/creatures.json`. */
export const creaturesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    creatures: Type.Object(
      {
        finalForm: count("The highest form", 1),
        upgrades: Type.Object(
          {
            perForm: count("Stat upgrades in each form before the last, required for each evolution"),
            finalForm: count("Level-ups in the last form"),
            maxPoints: count("Maximum points of one upgrade", 1),
            mostCreatures: added(count("Maximum creatures that one signature upgrades", 1), 1),
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
              specialties: notNegative("Additional points, shared equally by the specialties"),
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
        rarity: byRarity(notNegative, "Odds of the rarities of creatures and bonus items"),
        eggStats: byRarity(notNegative, "Value of every stat of an egg"),
        specialtyPoints: notNegative("Additional points, shared equally by the specialties"),
        pointsEach: Type.Object(
          {
            single: added(notNegative("Additional points of a single specialty"), 0),
            several: added(notNegative("Additional points of each of several specialties"), 0),
          },
          closed,
        ),
        bonusItem: Type.Object(
          { toolShare: share("Chance that the bonus item is a tool; otherwise it is a spell") },
          closed,
        ),
      },
      closed,
    ),
    tokenCosts: Type.Object(
      {
        tier: byRarity(positive, "Factor on every cost"),
        upgradePerForm: notNegative("Cost of a stat upgrade, times the form plus one"),
        finalFormUpgrade: notNegative("Cost of a level-up in the last form"),
        evolve: Type.Array(notNegative("Tokens"), {
          minItems: 1,
          description: "Cost of evolving from form 0, 1, 2",
        }),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Creatures: eggs, stat upgrades, evolution",
    description: "Felt where creatures hatch, grow and evolve, and through them in battles",
  },
);
