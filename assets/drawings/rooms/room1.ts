import { seededRandom } from "../../kit/seeded-random.ts";
import { drawHangingPlant } from "./hanging-plant.ts";
import { drawSkirting, drawTrims, drawVignette } from "./room-edges.ts";
import { roomFigure } from "./room-figure.ts";
import { drawAquarium } from "./room1-aquarium.ts";
import { drawBlackboard } from "./room1-blackboard.ts";
import { drawBookshelf } from "./room1-bookshelf.ts";
import { ROOM1, room1Light } from "./room1-colors.ts";
import { drawDoor } from "./room1-door.ts";
import { drawCables, drawFloor, drawLightPools } from "./room1-floor.ts";
import { drawFloorMarks } from "./room1-floor-marks.ts";
import { drawFairyLights, drawLamps } from "./room1-lamps.ts";
import { drawMonitors } from "./room1-monitors.ts";
import { drawRug } from "./room1-rug.ts";
import { drawCeiling, drawWall } from "./room1-wall.ts";
import { drawWindow } from "./room1-window.ts";

/**
 * Room 1, the cosy lab: 800 x 600, its floor on the cells of the game. Everything on the wall is flat and nothing is
 * drawn standing on the floor, because machines can be placed anywhere (`GAP-64`).
 */
export function room1(): string {
  const figure = roomFigure();
  const random = seededRandom(7);
  const light = room1Light(figure);
  drawFloor(figure, random);
  drawLightPools(figure, light);
  drawRug(figure);
  drawFloorMarks(figure);
  drawWall(figure, light);
  drawSkirting(figure, {
    board: ["#55508f", "#2b2757"],
    edge: "#8e88cc",
    edgeOpacity: 0.8,
    strip: ROOM1.warm,
    shine: ROOM1.warm,
    shineOpacity: 0.3,
    foot: "#17143a",
    shadow: "#120e30",
  });
  drawCeiling(figure);
  drawBookshelf(figure, random);
  drawWindow(figure, random);
  drawBlackboard(figure);
  drawMonitors(figure, light);
  drawAquarium(figure, random);
  drawDoor(figure);
  drawHangingPlant(figure, 241, 26, ROOM1.leaves);
  drawHangingPlant(figure, 554, 24, ROOM1.leaves);
  drawLamps(figure);
  drawFairyLights(figure);
  drawCables(figure);
  drawTrims(figure, { trim: ROOM1.trim, light: "#6a65ad", lightOpacity: 0.5, dark: "#120f33" });
  drawVignette(figure, "#0b0824");
  return figure.render();
}
