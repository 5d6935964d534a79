export type {
  BattleCanvas,
  BattleIntent,
  BattlePort,
  BattleSnapshot,
  BattleSound,
  Beat,
  CreaturePlace,
} from "./battle-port.ts";
export { openBattleCanvas } from "./open-battle-canvas.ts";
export type {
  Intent,
  Placement,
  RoomCanvas,
  RoomEffect,
  RoomPort,
  RoomSnapshot,
  Tone,
} from "./port.ts";
export { createRoomCanvas, type RoomCanvasOptions } from "./room-canvas.ts";
