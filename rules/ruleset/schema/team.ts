import { Type } from "typebox";
import { byDifficulty, byRarity, closed, count, notNegative, positive, text } from "./shapes.ts";

/** Schema of `data/team.json`. */
export const teamFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    team: Type.Object(
      {
        power: Type.Object(
          {
            attack: notNegative("Per point of the better attack"),
            defenses: notNegative("Per point of either defence"),
            health: notNegative("Per point of health"),
            agility: notNegative("Per point of initiative, critical and dodge chance"),
            perForm: notNegative("For each form"),
            perTier: notNegative("For each tier of rarity"),
            tier: byRarity(notNegative, "Tiers of rarity"),
          },
          closed,
        ),
        enemyRating: Type.Object(
          { seed: text("Seed of the samples"), samples: count("Creatures sampled", 1) },
          closed,
        ),
        forecast: Type.Object(
          {
            ...byDifficulty(
              (description) =>
                Type.Object(
                  {
                    even: positive("Wins for each defeat of a team as large and as strong as the enemy"),
                    power: count("How often the strength of the average creature counts", 1),
                  },
                  { ...closed, description },
                ),
              "Fitted to battles of the rules' own opponent against itself",
            ).properties,
            step: count("The chance is told in steps of so many percent", 1),
          },
          { ...closed, description: "How likely a team is to win" },
        ),
        recommendation: Type.Object(
          {
            below: Type.Array(Type.Object({ ratio: positive("Wins for each defeat, below which") }, closed), {
              description: "Their sentences stand in the same places of texts.team.recommendation.below",
            }),
          },
          closed,
        ),
        requirement: Type.Object(
          {
            counts: Type.Enum(["cumulative", "literal"], {
              description: "Whether a higher form may fill a lower place",
            }),
          },
          closed,
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "Teams: power, comparison, requirements" },
);
