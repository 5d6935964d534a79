import { seededRandom } from "../../kit/seeded-random.ts";
import { drawSkirting, drawTrims, drawVignette } from "./room-edges.ts";
import { roomFigure } from "./room-figure.ts";
import { drawBench } from "./room2-bench.ts";
import { ROOM2 } from "./room2-colors.ts";
import { drawDoor } from "./room2-door.ts";
import { drawFloor, drawFloorPipes } from "./room2-floor.ts";
import { drawLightPools, drawWindowLight } from "./room2-floor-light.ts";
import { drawGlassWall } from "./room2-glass-wall.ts";
import { drawHangingPlant } from "./room2-hanging-plant.ts";
import { drawHydroponics } from "./room2-hydroponics.ts";
import { drawIvy } from "./room2-ivy.ts";
import { drawLamp } from "./room2-lamps.ts";
import { drawMonstera } from "./room2-monstera.ts";
import { drawMoonFlower } from "./room2-moon-flower.ts";
import { drawPlanter } from "./room2-planter.ts";
import { drawStarRug } from "./room2-rug.ts";
import { drawServerRack } from "./room2-server-rack.ts";
import { drawTelescope } from "./room2-telescope.ts";
import { drawCeiling, drawWall } from "./room2-wall.ts";

/** Room 2, the observatory greenhouse: same camera, wall height and floor cells as room 1. */
export function room2(): string {
  const figure = roomFigure();
  const random = seededRandom(11);
  figure.raw(drawFloor(figure, random));
  figure.raw(drawLightPools(figure));
  figure.raw(drawWindowLight(figure));
  figure.raw(drawStarRug(figure));
  figure.raw(drawWall(figure));
  drawGlassWall(figure, random);
  drawSkirting(figure, {
    board: ["#4a6c8c", "#1f3352"],
    edge: "#9fd4e4",
    edgeOpacity: 0.75,
    strip: "#8ff0e4",
    shine: ROOM2.cyan,
    shineOpacity: 0.34,
    foot: "#0f1c38",
    shadow: "#0a1830",
  });
  drawCeiling(figure);
  drawDoor(figure);
  drawPlanter(figure, 128, 112, random);
  drawTelescope(figure, 338);
  drawPlanter(figure, 426, 84, random);
  drawHydroponics(figure, 530, 104, random);
  drawServerRack(figure, 644);
  drawBench(figure, 706);
  drawHangingPlant(figure, 196, 34);
  drawIvy(figure, random);
  drawLamp(figure, 126, "#ffd08a");
  drawLamp(figure, 404, "#8ff0ff");
  drawLamp(figure, 639, "#8ff0ff");
  drawFloorPipes(figure);
  drawTrims(figure, { trim: "#16213f", light: "#6aa5c4", lightOpacity: 0.45, dark: "#0c1730" });
  drawMonstera(figure, 60, 586);
  drawMoonFlower(figure, 748, 588);
  drawVignette(figure, "#061226");
  return figure.render();
}
