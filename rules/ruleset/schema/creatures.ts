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
        formNames: Type.Array(text("Name"), { minItems: 1, description: "Names of form 0, 1, 2 and so on" }),
        statNames: Type.Object(
          {
            energy: text("Energy"),
            strength: text("Strength"),
            magic: text("Magic"),
            stamina: text("Stamina"),
            speed: text("Speed"),
          },
          { ...closed, description: "Names of the stats" },
        ),
        cannotEvolveYet: text("Over the reason why a creature has to wait"),
        evolutionTakes: text("How long an evolution takes"),
        whatsNext: Type.Object(
          {
            upgrades: text("Stat upgrades remain in the form"),
            evolve: text("None remain, an evolution is next"),
            levelUps: text("Level-ups of the last form remain"),
          },
          { ...closed, description: "After a stat upgrade" },
        ),
        benefits: Type.Object(
          {
            all: text("Points on every stat"),
            single: text("Points on the one specialty"),
            shared: text("Points shared by the specialties"),
            growth: text("Stat upgrades of the next form"),
            levelUps: text("Level-ups of the last form"),
          },
          { ...closed, description: "What an evolution brings" },
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
