import { Type } from "typebox";
import { closed, color, count, notNegative, positive } from "./shapes.ts";

const share = (description: string) => Type.Number({ minimum: 0, maximum: 1, description });
const rarityRow = (description: string) =>
  Type.Object(
    {
      Common: notNegative("Common"),
      Rare: notNegative("Rare"),
      Epic: notNegative("Epic"),
      Legendary: notNegative("Legendary"),
    },
    { ...closed, description },
  );
const range = (description: string) =>
  Type.Object({ min: count("Least"), max: count("Most") }, { ...closed, description });

const difficulty = (description: string) =>
  Type.Object(
    {
      color: color("Colour of the label"),
      enemyStatsMultiplier: positive("Factor on enemy base stats"),
      enemyCreatureLevel: range("Levels, and therefore forms, of enemies"),
      enemyRarity: rarityRow("Weights of enemy rarities"),
      startingEnergy: count("Battle energy the enemy starts with"),
      initialHandSize: count("Cards the enemy starts with", 1),
      enemyDeckSize: count("Number of enemy creatures", 1),
      maxFieldSize: count("Maximum creatures that the AI deploys", 1),
      enemySlots: count("Number of places in the enemy row", 1),
      rewardMultiplier: notNegative("Not used (see rewards.difficultyMultiplier)"),
      bonusStartingItems: count("Additional items of the enemy"),
      enemyTools: count("Enemy tools"),
      enemySpells: count("Enemy spells"),
      enemyAILevel: count(
        "Level of the AI: 2 deploys and attacks; 3 also uses items and gathers on a target; 4 also defends, and sees whom it can defeat; 5 uses items freely and keeps energy for a finishing spell",
        1,
      ),
      enemyEnergyRegen: notNegative("Energy that the enemy regains each turn before bonuses"),
      multiActionChance: share("Chance that it goes on after an action of its turn"),
      multiActionMax: count("Maximum actions per turn", 1),
      aggressionLevel: share(
        "How much it likes attacks: from 0.75 on they are worth more to it than other actions as good, below less",
      ),
      focusFireChance: share(
        "Chance, in each turn, that its attacks gather on the enemy with the least health",
      ),
      comboAwareness: Type.Boolean({ description: "Whether it tries to make combos" }),
      predictiveDepth: count(
        "Turns that it plays ahead before each action: 1 its own, 2 the answer too, and so on",
      ),
      playerHandTarget: count("Hand size up to which the player draws", 1),
      stanceReduction: share("Share of damage that a stance prevents"),
      ratingMultiplier: positive("Factor on the enemy rating before the battle"),
      requirement: Type.Object(
        {
          form3: count("Creatures of form 3"),
          form2: count("Creatures of form 2"),
          form1: count("Creatures of form 1"),
          averageStats: notNegative("Minimum average stat total"),
        },
        { ...closed, description: "A team that should be able to win" },
      ),
    },
    { ...closed, description },
  );

const perDifficulty = <Shape extends ReturnType<typeof count> | ReturnType<typeof range>>(shape: Shape) =>
  Type.Object({ easy: shape, medium: shape, hard: shape, expert: shape }, closed);

const combination = Type.Object(
  { chance: share("Chance of any fusion"), min: count("Least"), max: count("Most") },
  closed,
);

/** Schema of `data/difficulties.json`. */
export const difficultiesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    difficulty: Type.Object(
      {
        easy: difficulty("Easy"),
        medium: difficulty("Medium"),
        hard: difficulty("Hard"),
        expert: difficulty("Expert"),
      },
      closed,
    ),
    enemy: Type.Object(
      {
        baseStat: rarityRow("Value of every stat before additions"),
        spread: Type.Object({ low: positive("Lowest random factor"), high: positive("Highest") }, closed),
        baseClamp: range("Limits of the scaled base"),
        clampStage: Type.Enum(["base", "final"]),
        formFromLevel: Type.Literal(true, { description: "The form is the level" }),
        formBonus: Type.Array(
          Type.Object(
            {
              all: notNegative("Added to every stat"),
              specialties: notNegative("Additionally to specialties"),
            },
            closed,
          ),
          { minItems: 3, maxItems: 3, description: "Added for reaching form 1, 2, 3" },
        ),
        pointsPerLevel: count("Random points for each level"),
        difficultyBonus: perDifficulty(count("Additional random points")),
        specialtyShare: share("Share of random points that go to specialties"),
        statFloor: perDifficulty(count("Minimum of every stat")),
        specialtyCount: perDifficulty(range("Number of specialties")),
        combination: Type.Object(
          { easy: combination, medium: combination, hard: combination, expert: combination },
          closed,
        ),
        bonusToolShare: share("Share of bonus items that are tools"),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Difficulties and their enemies",
    description: "Felt in battles against the AI: what each level asks for, and how strong its enemies are",
  },
);
