import { Type } from "typebox";
import { added, closed, count, milliseconds, notNegative, positive } from "./shapes.ts";

const difficulty = (description: string) => Type.Enum(["easy", "medium", "hard", "expert"], { description });

/** Schema of `data/pvp.json`. */
export const pvpFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    pvp: Type.Object(
      {
        team: Type.Object(
          {
            min: count("Minimum creatures", 1),
            max: count("Maximum creatures", 1),
            tools: count("Most tools"),
            spells: count("Most spells"),
          },
          closed,
        ),
        hand: Type.Object(
          {
            start: count("Cards at the start", 1),
            target: count("Hand size up to which cards are drawn", 1),
          },
          closed,
        ),
        startEnergy: count("Battle energy of both sides at the start"),
        secondMoverEnergy: count("Additional energy of the side that moves second"),
        turnMs: milliseconds("Length of a turn"),
        graceMs: milliseconds("Additional grace of the server"),
        warningMs: milliseconds("The countdown warns below this time"),
        strikes: count("Expired turns in a row that lose the battle", 1),
        presenceMs: milliseconds("Time without a sign of life after which an opponent counts as absent"),
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
            perForm: notNegative("Factor for each form"),
          },
          closed,
        ),
        rating: Type.Object(
          {
            start: notNegative("Rating of a new player"),
            factor: positive("K"),
            earlyFactor: positive("K of the first battles"),
            earlyGames: count("Number of first battles"),
            scale: positive("Rating difference for odds of ten to one"),
            floor: notNegative("Lowest rating"),
            pairLimit: count("Rated battles of the same two players in the window"),
            pairWindowMs: milliseconds("That window"),
            forfeitBeforeTurn: count("Giving up before this turn without damage is not rated"),
          },
          closed,
        ),
        matching: Type.Object(
          {
            window: notNegative("Maximum rating difference at first"),
            windowStep: notNegative("Added after each step of waiting"),
            windowStepMs: milliseconds("One step"),
            unlimitedAfterMs: milliseconds("After this time any opponent is accepted"),
            defaultWaitSec: count("Estimated wait without samples (seconds)"),
            waitSamples: count("Samples of the estimate", 1),
            minWaitSec: count("Minimum estimate (seconds)"),
            maxWaitSec: count("Maximum estimate (seconds)"),
            heartbeatMs: milliseconds("Time without a request after which a player leaves the queue"),
          },
          closed,
        ),
        starting: Type.Object(
          {
            most: count("Battles that a player may end within the window before another one can start", 1),
            windowMs: milliseconds("Length of the window"),
          },
          closed,
        ),
        practice: Type.Object(
          {
            thinkMs: Type.Object(
              { min: milliseconds("Least"), max: milliseconds("Most") },
              { ...closed, description: "How long the bot thinks about an action" },
            ),
            styles: Type.Array(
              Type.Object(
                {
                  below: notNegative("For players with a rating below this"),
                  difficulty: difficulty("Plays as"),
                },
                closed,
              ),
            ),
            topStyle: difficulty("Difficulty against all higher ratings"),
          },
          { ...closed, description: "Battles against a bot, offered after the estimated wait" },
        ),
        casual: Type.Object(
          {
            turnsMs: added(
              Type.Array(milliseconds("Length of a turn"), {
                description:
                  "Lengths of a turn that players of casual battles choose from; without one there are none",
              }),
              [60_000, 120_000],
            ),
          },
          { ...closed, description: "Battles from the queue without rating" },
        ),
        challenge: Type.Object(
          {
            openMs: added(milliseconds("How long a link is valid"), 86_400_000),
            mostOpen: added(count("Most open challenges of one player", 1), 5),
            readyMs: added(
              milliseconds("Time without a request after which a player no longer waits"),
              10_000,
            ),
            turnsMs: added(
              Type.Array(milliseconds("Length of a turn"), {
                minItems: 1,
                description: "Lengths of a turn that friends choose from",
              }),
              [60_000, 120_000, 86_400_000],
            ),
            bestOf: added(
              Type.Array(count("Battles", 1), {
                minItems: 1,
                description: "Lengths of a series to choose from",
              }),
              [1, 3],
            ),
            lentTeam: added(
              difficulty("The team that is lent meets the requirement of this difficulty"),
              "hard",
            ),
          },
          { ...closed, description: "Battles between friends by link" },
        ),
        tournament: Type.Object(
          {
            leastPlayers: added(count("Players that a tournament needs to start", 2), 3),
            mostPlayers: added(count("Players with whom it starts by itself", 2), 64),
            turnsMs: added(
              Type.Array(milliseconds("Length of a turn"), {
                minItems: 1,
                description: "Lengths of a turn that its organiser chooses from",
              }),
              [60_000, 120_000],
            ),
            roundTurns: added(count("A round lasts as long as so many turns at most", 1), 30),
            pauseMs: added(milliseconds("Time between the pairing of a round and its battles"), 20_000),
            lateMs: added(
              milliseconds("Whoever is in another battle so long after the pause loses the pairing"),
              120_000,
            ),
            openMs: added(milliseconds("How long players can join by its link"), 86_400_000),
            keptMs: added(milliseconds("How long the table can be seen after the last round"), 604_800_000),
            mostOpen: added(count("Most unfinished tournaments of one organiser", 1), 3),
          },
          { ...closed, description: "Swiss tournaments by link" },
        ),
        ranks: Type.Array(Type.Object({ below: notNegative("For ratings below this") }, closed), {
          minItems: 1,
          description:
            "Their titles have the same index in texts.pvp.ranks; the title above all of them is topRank",
        }),
        pageSize: count("Rows on a page of the leaderboard", 1),
        recentBattles: count("Battles in the history", 1),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "Player against player",
    description: "Felt in battles between players: turns, ratings, queue, challenges, tournaments",
  },
);
