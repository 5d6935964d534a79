import { Type } from "typebox";
import { byDifficulty, byRarity, closed, count, notNegative, positive, share, text } from "./shapes.ts";

const tiers = (description: string) =>
  Type.Array(
    Type.Array(notNegative("Threshold, then what it adds to performance"), { minItems: 2, maxItems: 2 }),
    { description: `${description}: the first that holds counts` },
  );

/** Schema of `data/rewards.json`. */
export const rewardsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    rewards: Type.Object(
      {
        experience: notNegative("Experience before factors"),
        currency: notNegative("Currency before factors"),
        difficultyMultiplier: byDifficulty(positive, "Factor of the difficulty"),
        speedTiers: tiers("Turns at most"),
        survivorTiers: tiers("Creatures left at least"),
        killRatioTiers: tiers("Kill ratio at least"),
        remainingScope: Type.Enum(["living", "field"], {
          description: "Whether creatures in hand and deck count as left",
        }),
        killRatioMode: Type.Enum(["trades", "deck"], {
          description: "Defeated against defeated and lost, or against the enemy's deck",
        }),
        dropChance: byDifficulty(share, "Chance of an item before performance"),
        dropChanceCap: share("Most of that chance"),
        spellShare: byDifficulty(share, "Chance of a spell as share of the item's; 0 for no roll"),
        crystalChance: byDifficulty(share, "Chance of the crystal, not scaled; 0 for no roll"),
        crystal: Type.Object(
          { name: text("Name"), rarity: Type.Enum(["Common", "Rare", "Epic", "Legendary"]) },
          closed,
        ),
        itemRarity: byDifficulty(
          (description) => byRarity(notNegative, description),
          "Odds of the rarities of items",
        ),
        badges: Type.Object(
          {
            speed: Type.Object({ maxTurns: count("Turns at most") }, closed),
            survivors: Type.Object({ minRemaining: count("Creatures left") }, closed),
            defeated: Type.Object({ minDefeated: count("Enemies defeated") }, closed),
            difficulty: Type.Object({ difficulty: Type.Enum(["easy", "medium", "hard", "expert"]) }, closed),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Rewards and badges" },
);
