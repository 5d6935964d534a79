import { Type } from "typebox";
import { closed, count, milliseconds, notNegative, positive } from "./shapes.ts";

const difficulty = (description: string) => Type.Enum(["easy", "medium", "hard", "expert"], { description });

/** Schema of `data/pvp.json`. */
export const pvpFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pvp: Type.Object(
      {
        team: Type.Object(
          {
            min: count("Fewest creatures", 1),
            max: count("Most creatures", 1),
            tools: count("Most tools"),
            spells: count("Most spells"),
          },
          closed,
        ),
        hand: Type.Object(
          { start: count("Cards at the start", 1), target: count("Cards drawn up to", 1) },
          closed,
        ),
        startEnergy: notNegative("Battle energy of both sides at the start"),
        secondMoverEnergy: notNegative("More of it for the side that moves second"),
        turnMs: milliseconds("Length of a turn"),
        graceMs: milliseconds("Grace of the server on top"),
        warningMs: milliseconds("Countdown warns below this"),
        strikes: count("Expired turns in a row that forfeit", 1),
        presenceMs: milliseconds("Silence after which an opponent counts as gone"),
        deckPower: Type.Object(
          {
            mode: Type.Enum(["additive", "multiplicative"]),
            rarity: Type.Object(
              {
                Common: positive("Common"),
                Rare: positive("Rare"),
                Epic: positive("Epic"),
                Legendary: positive("Legendary"),
              },
              closed,
            ),
            perForm: notNegative("For each form"),
          },
          closed,
        ),
        rating: Type.Object(
          {
            start: notNegative("Rating of a new player"),
            factor: positive("K"),
            earlyFactor: positive("K of the first games"),
            earlyGames: count("How many games are early"),
            scale: positive("Rating points for odds of ten to one"),
            floor: notNegative("Lowest rating"),
            pairLimit: count("Rated games of one pair in the window"),
            pairWindowMs: milliseconds("That window"),
            forfeitBeforeTurn: count("A forfeit before this turn without damage is not rated"),
          },
          closed,
        ),
        matching: Type.Object(
          {
            window: notNegative("Rating difference at first"),
            windowStep: notNegative("Added for each step waited"),
            windowStepMs: milliseconds("One step"),
            unlimitedAfterMs: milliseconds("After this anybody will do"),
            defaultWaitSec: count("Estimated wait without samples (seconds)"),
            waitSamples: count("Samples of the estimate", 1),
            minWaitSec: count("Least estimate (seconds)"),
            maxWaitSec: count("Most estimate (seconds)"),
            heartbeatMs: milliseconds("Silence after which a place in the queue is given up"),
          },
          closed,
        ),
        starting: Type.Object(
          {
            most: count("Battles a player may end, by giving up or otherwise, before starting one more", 1),
            windowMs: milliseconds("Within this time"),
          },
          closed,
        ),
        practice: Type.Object(
          {
            thinkMs: Type.Object(
              { min: milliseconds("Least"), max: milliseconds("Most") },
              { ...closed, description: "How long it thinks about an action" },
            ),
            styles: Type.Array(
              Type.Object(
                {
                  below: notNegative("Rating of the player below which"),
                  difficulty: difficulty("Plays as"),
                },
                closed,
              ),
            ),
            topStyle: difficulty("Plays as against everybody above"),
          },
          { ...closed, description: "Battles against a bot, offered after the estimated wait" },
        ),
        ranks: Type.Array(Type.Object({ below: notNegative("Rating below which") }, closed), {
          minItems: 1,
          description:
            "Their titles stand in the same places of texts.pvp.ranks, the one above all in topRank",
        }),
        pageSize: count("Rows on a leaderboard page", 1),
        recentBattles: count("Battles in the history", 1),
      },
      closed,
    ),
  },
  { ...closed, title: "Player against player" },
);
