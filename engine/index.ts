export type {
  BattleCanvas,
  BattleGame,
  BattleIntent,
  BattlePort,
  BattleSnapshot,
  BattleSound,
  Beat,
  CreatureBounds,
  FieldArea,
} from "./battle-port.ts";
export type { CanvasOptions } from "./canvas-settings.ts";
export { openBattleGame } from "./open-battle-game.ts";
export type {
  CanvasLook,
  Intent,
  Placement,
  RoomCanvas,
  RoomCommand,
  RoomEffect,
  RoomPort,
  RoomSnapshot,
  Tone,
} from "./port.ts";
export { createRoomCanvas } from "./room-canvas.ts";
