import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { drawHangingPlant } from "./hanging-plant.ts";
import { drawSkirting, drawTrims, drawVignette } from "./room-edges.ts";
import { roomFigure } from "./room-figure.ts";
import { drawAquarium } from "./room1-aquarium.ts";
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

/** Chalk drawings: notes, a cat, a rising chart, an egg. */
const CHALK =
  '<g stroke="#e7fff4" stroke-width="1.4" fill="none" stroke-linecap="round" opacity=".85">' +
  '<path d="M263 33h15M263 38h21M263 43h11"/>' +
  '<path d="M304 66V34M304 66H344M306 61l8 -8 6 4 9 -13 9 2"/>' +
  '<ellipse cx="358" cy="44" rx="7" ry="9.6"/><path d="M353 44l3.4 -2.6 3.4 4.4 4.4 -4.4"/>' +
  '<circle cx="276" cy="59" r="8.6"/><path d="M270.4 53l-1.6 -6.6 5.6 4M281.6 53l1.6 -6.6 -5.6 4M273 57.4v1.8M279 57.4v1.8M274.4 63q1.6 1.6 3.2 0"/>' +
  '<path d="M350 62h17M350 66.5h10"/></g>' +
  '<g fill="#ffd98a" opacity=".9"><path d="M328 38l3 -7 3 7z"/></g>';

/** The blackboard in its frame, chalk on the ledge. */
function drawBlackboard(figure: Figure): void {
  figure.part(rect(250, 20, 128, 57, 4), { color: ROOM1.wood, depth: 5 });
  figure.part(rect(255, 25, 118, 47, 2), { color: "#24504f", depth: 5, occlusion: 0, over: CHALK });
  figure.raw(
    `<rect x="272" y="76" width="84" height="3.4" rx="1.7" fill="${ROOM1.darkWood}"/>` +
      '<rect x="284" y="73.4" width="11" height="3" rx="1.5" fill="#fff"/>' +
      '<rect x="300" y="73.4" width="8" height="3" rx="1.5" fill="#ffb3c7"/>',
  );
}
