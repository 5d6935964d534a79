import { Type } from "typebox";
import type { CallTable } from "./call.ts";
import {
  accountAddress,
  Bought,
  coordinate,
  Decoration,
  decimal,
  Empty,
  flag,
  identifier,
  Machine,
  machineType,
  OwnPet,
  Position,
  Resources,
  requestId,
  room,
  textOrNull,
  timestamp,
} from "./shapes.ts";

/** `GET /api/getGameState` (`LAB-024`). */
export const GameStateReply = Type.Object({
  tcorvax: decimal,
  catNips: decimal,
  energy: decimal,
  eggs: decimal,
  seenRoomUnlock: flag,
  roomsUnlocked: Type.Integer(),
  machines: Type.Array(Machine),
  pets: Type.Array(OwnPet),
  decoration: Decoration,
  bought: Bought,
  accountAddress: textOrNull,
  notices: Type.Array(Type.String()),
  /** What has happened while the player was away: told for an hour, and kept in the album (`GAP-76`). */
  scene: Type.Optional(Type.Object({ key: Type.String(), happenedAt: timestamp, gained: Resources })),
  rulesHash: Type.String(),
  serverTime: timestamp,
});
export type GameStateReply = Type.Static<typeof GameStateReply>;

/** `POST /api/dismissRoomUnlock` (`LAB-052`). */
export const DismissRoomUnlockReply = Type.Object({
  success: Type.Literal(true),
  seenRoomUnlock: Type.Literal(1),
});

/** `POST /api/syncLayout` (`LAB-104`, `CON-10`). */
export const SyncLayoutRequest = Type.Object({
  machines: Type.Array(Type.Object({ id: identifier, x: coordinate, y: coordinate, room }), { maxItems: 16 }),
});
export type SyncLayoutRequest = Type.Static<typeof SyncLayoutRequest>;
export const SyncLayoutReply = Type.Object({ success: Type.Literal(true), machines: Type.Array(Machine) });

/** `POST /api/buildMachine` (`LAB-076`, `CON-16`). */
export const BuildMachineRequest = Type.Object({
  machineType,
  x: coordinate,
  y: coordinate,
  room,
  requestId,
});
export type BuildMachineRequest = Type.Static<typeof BuildMachineRequest>;
export const BuildMachineReply = Type.Object({
  newResources: Resources,
  roomsUnlocked: Type.Integer(),
  machine: Machine,
});
export type BuildMachineReply = Type.Static<typeof BuildMachineReply>;

/** `POST /api/upgradeMachine` (`LAB-087`). */
export const UpgradeMachineRequest = Type.Object({
  machineId: identifier,
  expectedLevel: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  requestId,
});
export type UpgradeMachineRequest = Type.Static<typeof UpgradeMachineRequest>;
export const UpgradeMachineReply = Type.Object({
  newResources: Resources,
  newLevel: Type.Integer(),
  machine: Machine,
});
export type UpgradeMachineReply = Type.Static<typeof UpgradeMachineReply>;

/** `POST /api/moveMachine` (`LAB-102`). */
export const MoveMachineRequest = Type.Object({
  machineId: identifier,
  x: coordinate,
  y: coordinate,
  room,
  requestId,
});
export type MoveMachineRequest = Type.Static<typeof MoveMachineRequest>;
export const MoveMachineReply = Type.Object({ newResources: Resources, newPosition: Position });
export type MoveMachineReply = Type.Static<typeof MoveMachineReply>;

/** `POST /api/activateMachine` (`LAB-107`, `LAB-108`). */
export const ActivateMachineRequest = Type.Object({
  machineId: identifier,
  accountAddress: Type.Optional(accountAddress),
  requestId,
});
export type ActivateMachineRequest = Type.Static<typeof ActivateMachineRequest>;
export const ActivateMachineReply = Type.Object({
  message: Type.String(),
  updatedResources: Type.Optional(Resources),
  newLastActivated: Type.Optional(timestamp),
  /**
   * Everything that the activation gave, for every machine type; the five fields after `spent` explain how it was
   * calculated.
   */
  gained: Type.Optional(Resources),
  /** Everything that the activation took. */
  spent: Type.Optional(Resources),
  baseReward: Type.Optional(decimal),
  bonusReward: Type.Optional(decimal),
  eggsReward: Type.Optional(decimal),
  stakedCVX: Type.Optional(decimal),
  reward: Type.Optional(decimal),
  requiresMint: Type.Optional(Type.Literal(true)),
  manifest: Type.Optional(Type.String()),
  machine: Type.Optional(Machine),
  /** Goals of the day before that were reached and not told: a later day begins with this activation (`GAP-77`). */
  reachedNow: Type.Optional(Type.Array(Type.String())),
});
export type ActivateMachineReply = Type.Static<typeof ActivateMachineReply>;

/** `POST /api/switchAmplifier` (`GAP-78`). */
export const SwitchAmplifierRequest = Type.Object({ machineId: identifier, isOn: Type.Boolean(), requestId });
export type SwitchAmplifierRequest = Type.Static<typeof SwitchAmplifierRequest>;
export const SwitchAmplifierReply = Type.Object({ newResources: Resources, machine: Machine });
export type SwitchAmplifierReply = Type.Static<typeof SwitchAmplifierReply>;

/** `GET /api/getPets` (`GAP-14`). */
export const PetsReply = Type.Array(OwnPet);

/** `POST /api/buyPet` (`LAB-145`). */
export const BuyPetRequest = Type.Object({
  petType: Type.Literal("cat"),
  x: coordinate,
  y: coordinate,
  room,
  parentMachine: identifier,
  requestId,
});
export type BuyPetRequest = Type.Static<typeof BuyPetRequest>;
export const BuyPetReply = Type.Object({
  newResources: Type.Object({ catNips: decimal }),
  petId: Type.String(),
  petType: Type.Literal("cat"),
  position: Position,
});
export type BuyPetReply = Type.Static<typeof BuyPetReply>;

/** `POST /api/movePet` (`LAB-146`). */
export const MovePetRequest = Type.Object({ petId: identifier, x: coordinate, y: coordinate, room });
export type MovePetRequest = Type.Static<typeof MovePetRequest>;
export const MovePetReply = Type.Object({ newPosition: Position });
export type MovePetReply = Type.Static<typeof MovePetReply>;

/** `POST /api/namePet`: only the owner sees the name. */
export const NamePetRequest = Type.Object({ petId: identifier, name: Type.String({ maxLength: 400 }) });
export type NamePetRequest = Type.Static<typeof NamePetRequest>;
export const NamePetReply = Type.Object({ name: Type.String() });
export type NamePetReply = Type.Static<typeof NamePetReply>;

const decorationKey = Type.String({ maxLength: 40 });

/** `POST /api/decorate`: what is earned or bought, in one room where each has its own (`ABU-92`). */
export const DecorateRequest = Type.Object({
  kind: Type.Enum(["looks", "skins", "plates", "themes", "rugs", "windows"]),
  /** null is as the game begins. */
  key: Type.Unsafe<string | null>({ type: ["string", "null"], maxLength: 40 }),
  /** The room of a theme, a rug or a window. */
  room: Type.Optional(room),
});
export type DecorateRequest = Type.Static<typeof DecorateRequest>;
export const DecorateReply = Type.Object({ decoration: Decoration });
export type DecorateReply = Type.Static<typeof DecorateReply>;

/** `POST /api/buyDecoration` (`GAP-81`). */
export const BuyDecorationRequest = Type.Object({
  kind: Type.Enum(["skins", "plates", "rugs", "windows"]),
  key: decorationKey,
  /** The room where a rug or a window is used. */
  room: Type.Optional(room),
  requestId,
});
export type BuyDecorationRequest = Type.Static<typeof BuyDecorationRequest>;
export const BuyDecorationReply = Type.Object({
  newResources: Resources,
  decoration: Decoration,
  bought: Bought,
});
export type BuyDecorationReply = Type.Static<typeof BuyDecorationReply>;

export const LAB_CALLS = {
  "GET /api/getGameState": { summary: "The whole lab", tag: "lab", reply: GameStateReply },
  "POST /api/dismissRoomUnlock": {
    summary: "Room 2 was noticed",
    tag: "lab",
    body: Empty,
    reply: DismissRoomUnlockReply,
  },
  "POST /api/syncLayout": {
    summary: "Save corrected positions",
    tag: "lab",
    body: SyncLayoutRequest,
    reply: SyncLayoutReply,
  },
  "POST /api/buildMachine": {
    summary: "Build a machine",
    tag: "lab",
    body: BuildMachineRequest,
    reply: BuildMachineReply,
  },
  "POST /api/upgradeMachine": {
    summary: "Upgrade a machine",
    tag: "lab",
    body: UpgradeMachineRequest,
    reply: UpgradeMachineReply,
  },
  "POST /api/moveMachine": {
    summary: "Move a machine",
    tag: "lab",
    body: MoveMachineRequest,
    reply: MoveMachineReply,
  },
  "POST /api/activateMachine": {
    summary: "Activate a machine",
    tag: "lab",
    body: ActivateMachineRequest,
    reply: ActivateMachineReply,
  },
  "POST /api/switchAmplifier": {
    summary: "Switch an Amplifier off or on",
    description:
      "Off it boosts nothing and costs nothing. On it pays a whole day, unless the paid one still runs.",
    tag: "lab",
    body: SwitchAmplifierRequest,
    reply: SwitchAmplifierReply,
  },
  "POST /api/decorate": {
    summary: "Choose a decoration",
    description: "Only what the player has earned or bought can be chosen.",
    tag: "lab",
    body: DecorateRequest,
    reply: DecorateReply,
  },
  "POST /api/buyDecoration": {
    summary: "Buy a decoration and use it",
    description: "Each is paid once and kept.",
    tag: "lab",
    body: BuyDecorationRequest,
    reply: BuyDecorationReply,
  },
  "GET /api/getPets": { summary: "The pets", tag: "pets", reply: PetsReply },
  "POST /api/buyPet": { summary: "Adopt a pet", tag: "pets", body: BuyPetRequest, reply: BuyPetReply },
  "POST /api/namePet": { summary: "Name a pet", tag: "pets", body: NamePetRequest, reply: NamePetReply },
  "POST /api/movePet": { summary: "Move a pet", tag: "pets", body: MovePetRequest, reply: MovePetReply },
} satisfies CallTable;
