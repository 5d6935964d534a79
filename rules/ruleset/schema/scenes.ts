import { Type } from "typebox";
import { SCENE_NEEDS } from "../../scenes/album.ts";
import { added, closed, milliseconds, someResources } from "./shapes.ts";

/** Schema of `data/scenes.json`. Scenes change no battle, and what one finds is decided by the server, so the rule hash leaves it out. */
export const scenesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    scenes: added(
      Type.Object(
        {
          awayMs: milliseconds("So long nothing was done in the lab before a scene happens; 0: none happens"),
          toldMs: milliseconds("So long a scene is told to the player who looks at the lab"),
          rows: Type.Record(
            Type.String(),
            Type.Object(
              {
                isStrayCat: Type.Optional(
                  Type.Literal(true, { description: "One of these comes early in a lab without a cat" }),
                ),
                needs: Type.Optional(
                  Type.Array(Type.Enum([...SCENE_NEEDS]), { description: "What the lab must have" }),
                ),
                find: someResources("Lab resources that are found with it"),
              },
              closed,
            ),
            { description: "Everything that can happen while the player is away (GAP-76)" },
          ),
        },
        closed,
      ),
      { awayMs: 0, toldMs: 0, rows: {} },
    ),
  },
  {
    ...closed,
    title: "While the player is away",
    description: "Felt in the lab after an absence: what happened meanwhile",
  },
);
