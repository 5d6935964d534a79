import { seededRandom } from "../../kit/seeded-random.ts";
import { drawSkirting, drawTrims, drawVignette } from "./room-edges.ts";
import { roomFigure } from "./room-figure.ts";
import { drawBlackboard } from "./room1-blackboard.ts";
import { drawBookshelf } from "./room1-bookshelf.ts";
import { ROOM1, room1Light } from "./room1-colors.ts";
import { drawDesk } from "./room1-desk.ts";
import { drawDoor } from "./room1-door.ts";
import { drawCables, drawFloor, drawLightPools } from "./room1-floor.ts";
import { drawFairyLights, drawLamps } from "./room1-lamps.ts";
import { drawMonitors } from "./room1-monitors.ts";
import { drawFloorPlant, drawShelfPlant } from "./room1-plants.ts";
import { drawRug } from "./room1-rug.ts";
import { drawTank } from "./room1-tank.ts";
import { drawCeiling, drawWall } from "./room1-wall.ts";
import { drawWindow } from "./room1-window.ts";

/** Room 1, the cosy lab: 800 x 600, its floor on the cells of the game. */
export function room1(): string {
  const figure = roomFigure();
  const random = seededRandom(7);
  const light = room1Light(figure);
  drawFloor(figure, random);
  drawLightPools(figure, light);
  drawRug(figure);
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
  drawShelfPlant(figure);
  drawWindow(figure, random);
  drawBlackboard(figure);
  drawMonitors(figure, light);
  drawDesk(figure);
  drawTank(figure, random);
  drawDoor(figure);
  drawLamps(figure);
  drawFairyLights(figure);
  drawCables(figure);
  drawTrims(figure, { trim: ROOM1.trim, light: "#6a65ad", lightOpacity: 0.5, dark: "#120f33" });
  drawFloorPlant(figure, 44, 586, 1);
  drawFloorPlant(figure, 758, 588, 0.92);
  drawVignette(figure, "#0b0824");
  return figure.render();
}
