import { Type } from "typebox";
import { added, closed, count, share } from "./shapes.ts";

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
        enemyTurn: added(
          Type.Object(
            {
              hurriesAfter: count("Actions of one turn that are shown at the usual speed"),
              hurryFactor: Type.Number({
                minimum: 1,
                maximum: 100,
                description: "How many times faster the actions after them are shown; 1: they do not hurry",
              }),
            },
            { ...closed, description: "A long turn of the enemy hurries, so that the player does not wait" },
          ),
          { hurriesAfter: 2, hurryFactor: 1.6 },
        ),
      },
      closed,
    ),
  },
  {
    ...closed,
    title: "The battle screen",
    description: "Felt on the battle screen alone: what it shows and draws; no battle goes otherwise",
  },
);
