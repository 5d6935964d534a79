import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import { Resident } from "./returns.ts";
import { coordinate, Decoration, identifier, machineType, room } from "./shapes.ts";

/** The calls about other players' labs (`api-contract.md` 4.4a). */

/** All that visitors see of a lab: no ids, resources, names or moments (`ABU-90`). */
export const VisitReply = Type.Object({
  /** The owner's name, as at the login. */
  name: Type.String(),
  /** It is the visitor's own lab. */
  own: Type.Boolean(),
  lab: Type.Object({
    roomsUnlocked: Type.Integer(),
    machines: Type.Array(
      Type.Object({
        type: machineType,
        level: Type.Integer(),
        x: coordinate,
        y: coordinate,
        room,
        /** False for one that is offline or was never minted. */
        isOn: Type.Boolean(),
        /** Whole minutes until it is ready. */
        minutes: Type.Integer(),
      }),
    ),
    pets: Type.Array(Type.Object({ type: Type.Literal("cat"), x: coordinate, y: coordinate, room })),
    /** The creatures that live there; missing in replies of earlier releases. */
    residents: Type.Optional(Type.Array(Resident)),
    decorations: Type.Intersect([Decoration, Type.Object({ trophies: Type.Array(Type.String()) })]),
  }),
});
export type VisitReply = Type.Static<typeof VisitReply>;

export const VISIT_CALLS = {
  "GET /api/labs/:link": {
    summary: "Visit a lab by its link",
    description:
      "Also for visitors. 404 for links that never existed, for old ones, and for a player whom the owner has blocked.",
    tag: "friends",
    public: true,
    limit: "visit",
    params: Type.Object({ link: identifier }),
    reply: VisitReply,
  },
  "GET /api/friends/:friendId/lab": {
    summary: "Visit the lab of a friend who shows it to friends",
    tag: "friends",
    limit: "visit",
    params: Type.Object({ friendId: identifier }),
    reply: VisitReply,
  },
} satisfies CallTable;
