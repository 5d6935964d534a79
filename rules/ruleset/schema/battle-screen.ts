import { Type } from "typebox";
import { closed, count, share } from "./shapes.ts";

/** Schema of `data/battle-screen.json`. */
export const battleScreenFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    battleScreen: Type.Object(
      {
        hand: Type.Object(
          { inSight: count("Cards that are seen at once", 1) },
          { ...closed, description: "The player's cards" },
        ),
        healthBar: Type.Object(
          { critical: share("Critical at or under this share"), low: share("Low at or under it") },
          { ...closed, description: "How bad a share of health is" },
        ),
      },
      closed,
    ),
  },
  { ...closed, title: "The battle screen" },
);
