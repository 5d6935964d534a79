import { Type } from "typebox";
import { added, closed, count, positive } from "./shapes.ts";

/** Without a training, as in releases before there was one: no try of it is checked. */
const NO_TRAINING = {
  inARow: 1,
  triesADay: 0,
  reservedDays: 0,
  nearest: 1,
  mistakes: { others: 1, days: [] },
  rating: {
    start: 1500,
    deviation: 350,
    leastDeviation: 60,
    volatility: 0.06,
    tau: 0.5,
    lowest: 400,
    highest: 3000,
    roughAbove: 110,
  },
};

/** Without positions that count, as in releases before there were any. */
const NO_POSITIONS = { firstDay: "2026-11-29", restDaysAWeek: 0, triesADay: 0, training: NO_TRAINING };

const points = (description: string) => Type.Integer({ minimum: 1, maximum: 10_000, description });

const training = Type.Object(
  {
    inARow: count("Positions in a row, before the summary", 1),
    triesADay: count("Tries in the training that the server checks for a player each day"),
    reservedDays: count("Days from today on whose positions the training leaves out"),
    nearest: count("So many positions next to the player's rating, of which one is drawn", 1),
    mistakes: Type.Object(
      {
        others: count("Other positions before a missed one comes back", 1),
        days: Type.Array(count("Days after it was solved again", 1), {
          maxItems: 10,
          description: "Days until it comes back each time it was solved again; after the last it is learned",
        }),
      },
      closed,
    ),
    rating: Type.Object(
      {
        start: points("Rating of a new player"),
        deviation: points("Deviation of what nobody knows yet, the largest one"),
        leastDeviation: points("The smallest deviation, so that ratings keep moving"),
        volatility: positive("Volatility at the start, such as 0.06"),
        tau: positive("How quickly the volatility changes: Glicko-2's system constant, 0.3 to 1.2"),
        lowest: points("No rating is lower"),
        highest: points("No rating is higher"),
        roughAbove: points("A rating with a larger deviation is called rough"),
      },
      { ...closed, description: "Glicko-2, for players and positions alike" },
    ),
  },
  closed,
);

/** Schema of `data/puzzles.json`. Positions play by rules of their own and change no lab, so the rule hash leaves it out. */
export const puzzlesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    puzzles: added(
      Type.Object(
        {
          firstDay: Type.String({
            pattern: "^\\d{4}-\\d{2}-\\d{2}$",
            description: "The UTC date of position 1, such as 2026-11-29; each later day has the next one",
          }),
          restDaysAWeek: Type.Integer({
            minimum: 0,
            maximum: 6,
            description: "Days without a solved position in any seven days that do not end a streak",
          }),
          triesADay: count("Tries at positions that the server checks for a player each day"),
          training: added(training, NO_TRAINING),
        },
        closed,
      ),
      NO_POSITIONS,
    ),
  },
  { ...closed, title: "Positions", description: "Felt in today's position and the training" },
);
