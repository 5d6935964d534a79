import { Type } from "typebox";
import { added, closed, someResources } from "./shapes.ts";

const key = Type.String({ pattern: "^[a-zA-Z0-9]{1,40}$" });

const earned = (description: string) =>
  Type.Record(
    key,
    Type.Object(
      { earnedBy: Type.String({ description: "The goal or achievement that brings it, by its key" }) },
      closed,
    ),
    { description },
  );

const sold = (description: string) =>
  added(
    Type.Record(
      key,
      Type.Object({ costs: someResources("Lab resources that it costs, once (GAP-81)") }, closed),
      { description },
    ),
    {},
  );

/** Schema of `data/decorations.json`. They only change how a lab looks, so the rule hash leaves them out. */
export const decorationsFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    decorations: added(
      Type.Object(
        {
          trophies: earned("What stands on the lab's shelf, in this order"),
          themes: earned("Walls, floors and light of a room"),
          looks: earned("Clothes of the avatar"),
          rugs: sold("What lies on the floor of a room"),
          windows: sold("What is seen from a room"),
          skins: sold("Finishes of all machines"),
          plates: sold("What the owner's name stands on"),
        },
        closed,
      ),
      { trophies: {}, themes: {}, looks: {}, rugs: {}, windows: {}, skins: {}, plates: {} },
    ),
  },
  {
    ...closed,
    title: "Decorations",
    description: "Felt in the lab: looks that are bought and change no number",
  },
);
