import { Type } from "typebox";
import { added, byDifficulty, byRarity, closed, count, notNegative, positive, text } from "./shapes.ts";

/** Schema of `data/team.json`. */
export const teamFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    team: Type.Object(
      {
        power: Type.Object(
          {
            attack: notNegative("Per point of the better attack"),
            defenses: notNegative("Per point of each defence"),
            health: notNegative("Per point of health"),
            agility: notNegative("Per point of initiative, critical and dodge chance"),
            perForm: notNegative("For each form"),
            perTier: notNegative("For each tier of rarity"),
            tier: byRarity(notNegative, "Number of tiers of each rarity"),
          },
          closed,
        ),
        enemyRating: Type.Object(
          { seed: text("Seed of the samples"), samples: count("Number of sampled creatures", 1) },
          closed,
        ),
        forecast: Type.Object(
          {
            ...byDifficulty(
              (description) =>
                Type.Object(
                  {
                    even: positive("Wins per defeat of a team with the size and strength of the enemy"),
                    power: count("Exponent of the strength of the average creature", 1),
                  },
                  { ...closed, description },
                ),
              "Fitted to battles of the AI against itself",
            ).properties,
            step: count("Precision of the chance in percent; no screen tells it", 1),
          },
          { ...closed, description: "How likely a team is to win" },
        ),
        recommendation: Type.Object(
          {
            below: Type.Array(
              Type.Object({ ratio: positive("For fewer wins per defeat than this") }, closed),
              {
                description: "Their sentences have the same index in texts.team.recommendation.below",
              },
            ),
          },
          closed,
        ),
        lent: Type.Object(
          {
            differentItems: added(
              Type.Boolean({
                description:
                  "Whether lent teams hold different tools and different spells, as copies count as one",
              }),
              false,
            ),
          },
          { ...closed, description: "Teams that are lent for practice and between friends" },
        ),
        requirement: Type.Object(
          {
            counts: Type.Enum(["cumulative", "literal"], {
              description: "Whether a higher form counts as a lower one",
            }),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Teams: power, comparison, requirements",
    description: "Felt where teams are chosen: their power, and what a difficulty asks for",
  },
);
