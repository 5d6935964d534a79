import { seededRandom } from "../../kit/seeded-random.ts";
import { drawHangingPlant } from "./hanging-plant.ts";
import { drawSkirting, drawTrims, drawVignette } from "./room-edges.ts";
import { roomFigure } from "./room-figure.ts";
import { ROOM2 } from "./room2-colors.ts";
import { drawDoor } from "./room2-door.ts";
import { drawFloor, drawFloorPipes } from "./room2-floor.ts";
import { drawLightPools, drawWindowLight } from "./room2-floor-light.ts";
import { drawFloorMarks } from "./room2-floor-marks.ts";
import { drawGlassWall } from "./room2-glass-wall.ts";
import { drawHydroponics } from "./room2-hydroponics.ts";
import { drawIvy } from "./room2-ivy.ts";
import { drawLamp } from "./room2-lamps.ts";
import { drawStarRug } from "./room2-rug.ts";
import { drawServerRack } from "./room2-server-rack.ts";
import { drawStarChart } from "./room2-star-chart.ts";
import { drawCeiling, drawWall } from "./room2-wall.ts";
import { drawWindowBox } from "./room2-window-box.ts";

/** Room 2, the observatory greenhouse: same camera, wall height, floor cells and free floor as room 1. */
export function room2(): string {
  const figure = roomFigure();
  const random = seededRandom(11);
  figure.raw(drawFloor(figure, random));
  figure.raw(drawLightPools(figure));
  figure.raw(drawWindowLight(figure));
  figure.raw(drawStarRug(figure));
  drawFloorMarks(figure);
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
  drawWindowBox(figure, 172, 96, random);
  drawWindowBox(figure, 420, 90, random);
  drawHydroponics(figure, 540, 92, random);
  drawServerRack(figure, 642);
  drawStarChart(figure, 704);
  drawHangingPlant(figure, 212, 30, ROOM2.leaves);
  drawIvy(figure, random);
  drawLamp(figure, 127, "#ffd08a");
  drawLamp(figure, 404, "#8ff0ff");
  drawLamp(figure, 532, "#8ff0ff");
  drawFloorPipes(figure);
  drawTrims(figure, { trim: "#16213f", light: "#6aa5c4", lightOpacity: 0.45, dark: "#0c1730" });
  drawVignette(figure, "#061226");
  return figure.render();
}
