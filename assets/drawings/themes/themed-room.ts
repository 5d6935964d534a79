import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { taper } from "../../kit/tube.ts";
import { drawRoomDoor } from "../rooms/room-door.ts";
import { drawSkirting, drawTrims, drawVignette } from "../rooms/room-edges.ts";
import { panelEdges, ROOM_WIDTH, roomFigure, WALL_FOOT } from "../rooms/room-figure.ts";
import { ROOM1_DOOR } from "../rooms/room1-door.ts";
import { ROOM2_DOOR } from "../rooms/room2-door.ts";
import type { RoomTheme } from "./room-theme.ts";
import { drawThemedFloor, drawThemedLight, drawThemedRug } from "./themed-floor.ts";

/** Where each room has its door, its lamps, and free wall; in room 1 the trophy shelf hangs left of it. */
const ROOMS = {
  1: { door: ROOM1_DOOR, sign: "2", lamps: [150, 404, 672], wall: [166, 658] },
  2: { door: ROOM2_DOOR, sign: "1", lamps: [127, 404, 668], wall: [142, 790] },
} as const;

/** A room in a theme, 800 x 600: same camera, wall, cells and door as the room as built. */
export function themedRoom(theme: RoomTheme, room: keyof typeof ROOMS): string {
  const figure = roomFigure();
  const random = seededRandom(room * 13);
  const { door, sign, lamps, wall } = ROOMS[room];
  drawThemedFloor(figure, theme, random);
  drawThemedLight(figure, theme.light, lamps);
  drawThemedRug(figure, theme);
  drawWall(figure, theme);
  drawSkirting(figure, theme.skirting);
  drawBeam(figure, theme);
  theme.furnish(figure, wall[0], wall[1], random);
  drawRoomDoor(figure, {
    x: door,
    frame: theme.door.frame,
    leaf: theme.door.leaf,
    seam: theme.door.seam,
    reflection: theme.door.sign,
    reflectionOpacity: 0.5,
    sign,
    signColor: theme.door.sign,
  });
  for (const x of lamps) theme.lamp(figure, x);
  drawTrims(figure, theme.trims);
  drawVignette(figure, theme.vignette);
  return figure.render();
}

function drawWall(
  figure: Figure,
  { wall: [top, middle, low], panel: [surface, light, dark] }: RoomTheme,
): void {
  const base = linearGradient(figure, [
    [0, top],
    [0.4, middle],
    [1, low],
  ]);
  const panels = panelEdges.map(
    (x) =>
      `<rect x="${x + 3}" y="17" width="94" height="62" rx="9" fill="${surface}" opacity=".35"/>` +
      `<path d="M${x + 5} 76V26Q${x + 5} 20 ${x + 12} 20H${x + 92}" fill="none" stroke="${light}" stroke-width="1.4" opacity=".35"/>` +
      `<path d="M${x + 96} 26V72Q${x + 96} 79 ${x + 90} 79H${x + 10}" fill="none" stroke="${dark}" stroke-width="1.6" opacity=".6"/>`,
  );
  figure.raw(`<rect width="${ROOM_WIDTH}" height="${WALL_FOOT}" fill="${base}"/>${panels.join("")}`);
}

function drawBeam(figure: Figure, { beam, trims }: RoomTheme): void {
  figure.raw(
    `<rect width="${ROOM_WIDTH}" height="15" fill="${trims.trim}"/><rect y="13" width="${ROOM_WIDTH}" height="2" fill="${trims.light}" opacity=".7"/>`,
  );
  const pipe = taper(
    [-10, 200, 420, 810].map((x) => [x, 7, 4.4] as const),
    { per: 5 },
  );
  figure.part(pipe, { color: beam, material: "metal", depth: 5, occlusion: 0 });
}
