import { Type } from "typebox";
import { closed, count, share } from "./shapes.ts";

/** Schema of `data/battle-screen.json`. */
export const battleScreenFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    battleScreen: Type.Object(
      {
        hand: Type.Object(
          { inSight: count("Number of cards visible at once", 1) },
          { ...closed, description: "The player's cards" },
        ),
        healthBar: Type.Object(
          { critical: share("Critical at or below this share"), low: share("Low at or below this share") },
          { ...closed, description: "Limits for marking low health" },
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "The battle screen" },
);
