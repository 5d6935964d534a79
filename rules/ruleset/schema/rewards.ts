import { Type } from "typebox";
import {
  added,
  byDifficulty,
  byRarity,
  closed,
  count,
  notNegative,
  positive,
  share,
  text,
} from "./shapes.ts";

const tiers = (description: string) =>
  Type.Array(
    Type.Array(notNegative("Threshold, then the bonus to performance"), { minItems: 2, maxItems: 2 }),
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
        speedTiers: tiers("At most this many turns"),
        survivorTiers: tiers("At least this many creatures left"),
        killRatioTiers: tiers("At least this kill ratio"),
        remainingScope: Type.Enum(["living", "field"], {
          description: "Whether creatures in hand and deck count as left",
        }),
        killRatioMode: Type.Enum(["trades", "deck"], {
          description: "Defeated enemies divided by defeated and lost, or by the enemy's deck",
        }),
        dropChance: byDifficulty(share, "Chance of an item before performance"),
        dropChanceCap: share("Maximum of that chance"),
        spellShare: byDifficulty(share, "Chance of a spell as a share of the tool's; 0 for no roll"),
        crystalChance: byDifficulty(share, "Chance of the crystal, without performance; 0 for no roll"),
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
            speed: Type.Object({ maxTurns: count("At most this many turns") }, closed),
            survivors: Type.Object({ minRemaining: count("Creatures left") }, closed),
            defeated: Type.Object(
              {
                minDefeated: count("Enemies defeated"),
                inDefeat: added(Type.Boolean({ description: "Whether a lost battle earns it too" }), false),
              },
              closed,
            ),
            difficulty: Type.Object({ difficulty: Type.Enum(["easy", "medium", "hard", "expert"]) }, closed),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Rewards and badges",
    description: "Felt after a battle against the AI: what a victory pays, and badges",
  },
);
