import { Type } from "typebox";
import { MACHINE_TYPES } from "../../rules/index.ts";

/** Shapes that several calls share (`api-contract.md` 4.0). */

const MAX_COORDINATE = 100_000;

/** A coordinate: a finite integer of the canvas; the rules check grid and bounds (`ABU-30`). */
export const coordinate = Type.Integer({ minimum: -MAX_COORDINATE, maximum: MAX_COORDINATE });
export const room = Type.Integer({ minimum: 1, maximum: 2 });
export const identifier = Type.String({ minLength: 1, maxLength: 64 });
export const accountAddress = Type.String({ maxLength: 128 });
/** A key that the client chooses for one change: the same key within ten minutes gets the stored reply. */
export const requestId = Type.Optional(Type.String({ minLength: 1, maxLength: 64 }));
/** A resource as a decimal string without trailing zeros (`GAP-17`). */
export const decimal = Type.String();
/** A list of types instead of a union, so that the serialiser need not try the alternatives. */
export const textOrNull = Type.Unsafe<string | null>({ type: ["string", "null"] });
export const flag = Type.Integer({ minimum: 0, maximum: 1 });
export const timestamp = Type.Integer();

export const machineType = Type.Enum([...MACHINE_TYPES]);

export const Resources = Type.Object({ tcorvax: decimal, catNips: decimal, energy: decimal, eggs: decimal });

export const Position = Type.Object({ x: coordinate, y: coordinate, room });

export const Machine = Type.Object({
  id: Type.String(),
  type: machineType,
  x: coordinate,
  y: coordinate,
  room,
  level: Type.Integer(),
  lastActivated: timestamp,
  isOffline: Type.Boolean(),
  provisionalMint: flag,
  /** Of an Amplifier that its player has switched off (`GAP-78`); with `paidUntil`. */
  isSwitchedOff: Type.Optional(Type.Literal(true)),
  /** Until then it comes online without another payment. */
  paidUntil: Type.Optional(timestamp),
});
export type MachineReply = Type.Static<typeof Machine>;

export const Pet = Type.Object({
  id: Type.String(),
  type: Type.Literal("cat"),
  x: coordinate,
  y: coordinate,
  room,
  parentMachine: Type.String(),
});
export type PetReply = Type.Static<typeof Pet>;

/** A pet as its owner sees it: with the name they gave it, if any. */
export const OwnPet = Type.Object({ ...Pet.properties, name: Type.Optional(Type.String()) });
export type OwnPetReply = Type.Static<typeof OwnPet>;

/** Every failure (`api-contract.md` 4.0): the text for the player, and a code for programs. */
export const Failure = Type.Object(
  {
    error: Type.String(),
    code: Type.String(),
    sentence: Type.Optional(
      Type.String({ description: "Place of the sentence among the texts; absent: under its code" }),
    ),
    values: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]))),
    remainingMs: Type.Optional(Type.Integer()),
  },
  { additionalProperties: true },
);
export type FailureReply = Type.Static<typeof Failure>;

export const TransactionStatus = Type.Object({
  status: Type.String(),
  error_message: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});

export const intentHash = Type.String({ maxLength: 128 });
export const ManifestReply = Type.Object({ manifest: Type.String() });
export type ManifestReply = Type.Static<typeof ManifestReply>;

/** No tag of a language in use is longer. */
export const LONGEST_LANGUAGE = 35;
/** The body of a call without fields. */
export const Empty = Type.Optional(Type.Union([Type.Object({}), Type.Null()]));
export const SuccessReply = Type.Object({ success: Type.Literal(true) });

/** What the owner chose: keys of the rule file; null and missing are as the game begins. */
export const Decoration = Type.Object({
  look: textOrNull,
  themes: Type.Record(Type.String(), Type.String()),
  rugs: Type.Record(Type.String(), Type.String()),
  windows: Type.Record(Type.String(), Type.String()),
  skin: textOrNull,
  plate: textOrNull,
});

/** When each bought decoration was paid, by kind and key (`GAP-81`). */
export const Bought = Type.Record(Type.String(), Type.Record(Type.String(), timestamp));
