import { Type } from "typebox";
import { added, closed, count } from "./shapes.ts";

/** Without positions that count, as in releases before there were any. */
const NO_POSITIONS = { firstDay: "2026-11-29", restDaysAWeek: 0, triesADay: 0 };

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
        },
        closed,
      ),
      NO_POSITIONS,
    ),
  },
  { ...closed, title: "Positions of the day" },
);
