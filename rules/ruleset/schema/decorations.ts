import { Type } from "typebox";
import { added, closed } from "./shapes.ts";

const rows = (description: string) =>
  Type.Record(
    Type.String({ pattern: "^[a-zA-Z0-9]{1,40}$" }),
    Type.Object(
      { earnedBy: Type.String({ description: "The goal or achievement that brings it, by its key" }) },
      closed,
    ),
    { description },
  );

/** Schema of `data/decorations.json`. They only change how a lab looks, so the rule hash leaves them out. */
export const decorationsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    decorations: added(
      Type.Object(
        {
          trophies: rows("What stands on the lab's shelf, in this order"),
          themes: rows("Walls, floors and light of a room"),
          looks: rows("Clothes of the avatar"),
        },
        closed,
      ),
      { trophies: {}, themes: {}, looks: {} },
    ),
  },
  { ...closed, title: "Decorations" },
);
