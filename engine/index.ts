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
