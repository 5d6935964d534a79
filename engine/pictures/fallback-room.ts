import { WALL_FOOT } from "../room-geometry.ts";

interface RoomColors {
  wall: [string, string];
  floor: [string, string];
  tile: string;
}

const COLORS: Record<number, RoomColors> = {
  1: { wall: ["#2a2a5a", "#3f4583"], floor: ["#544a80", "#504679"], tile: "#6a629c" },
  2: { wall: ["#1f3350", "#2f5570"], floor: ["#3f5f74", "#36566a"], tile: "#5b8296" },
};
const FIRST_ROOM: RoomColors = {
  wall: ["#2a2a5a", "#3f4583"],
  floor: ["#544a80", "#504679"],
  tile: "#6a629c",
};

/** Draws a plain room with wall and tiled floor while its picture is missing (`LAB-018`, `CON-81`). */
export function drawFallbackRoom(
  context: CanvasRenderingContext2D,
  room: number,
  size: { width: number; height: number; cell: number },
): void {
  const { width, height, cell } = size;
  const colors = COLORS[room] ?? FIRST_ROOM;
  gradient(context, colors.wall, 0, WALL_FOOT, width);
  gradient(context, colors.floor, WALL_FOOT, height, width);
  context.globalAlpha = 0.2;
  context.strokeStyle = colors.tile;
  context.beginPath();
  for (let x = cell; x < width; x += cell) {
    context.moveTo(x, WALL_FOOT);
    context.lineTo(x, height);
  }
  for (let y = Math.ceil(WALL_FOOT / cell) * cell; y < height; y += cell) {
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function gradient(
  context: CanvasRenderingContext2D,
  colors: [string, string],
  top: number,
  bottom: number,
  width: number,
): void {
  const fill = context.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, colors[0]);
  fill.addColorStop(1, colors[1]);
  context.fillStyle = fill;
  context.fillRect(0, top, width, bottom - top);
}
