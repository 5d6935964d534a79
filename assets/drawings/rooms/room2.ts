import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { ellipse, rect } from "../../kit/path.ts";
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
import { drawStarRug } from "./room2-rug.ts";
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

const LIGHTS = ["#4df29b", "#63e6ff", "#4df29b", "#ffc53d", "#4df29b", "#ff6b7d"] as const;

/** A server panel flush with the wall, with blinking rows. */
function drawServerRack(figure: Figure, x: number): void {
  figure.part(rect(x, 18, 52, 62, 5), { color: "#2f3a63", material: "metal", depth: 6 });
  for (let row = 0; row < 4; row++) {
    const y = 23.4 + row * 13.6;
    let out = `<rect x="${x + 5}" y="${y}" width="42" height="11.4" rx="2.4" fill="#182345"/><path d="M${x + 6} ${y + 1.2}H${x + 46}" stroke="#6f8fc0" stroke-width="1" opacity=".7"/>`;
    for (let i = 0; i < 3; i++)
      out += `<circle cx="${x + 10 + i * 5.4}" cy="${y + 5.7}" r="1.7" fill="${LIGHTS[(row + i * 2) % LIGHTS.length]}"/>`;
    out += `<path d="M${x + 27} ${y + 4}h16M${x + 27} ${y + 7.6}h${8 + ((row * 5) % 9)}" stroke="#4f6aa8" stroke-width="1.6" stroke-linecap="round"/>`;
    figure.raw(out);
  }
  figure.raw(glowSpot(figure, x + 16, 50, 18, ROOM2.cyan, 0.22, 10));
}

/** A glass globe on a cord. */
export function drawLamp(figure: Figure, x: number, color: string): void {
  figure.raw(
    `<path d="M${x} 12V20" stroke="#152440" stroke-width="2.4"/>${glowSpot(figure, x, 33, 22, color, 0.55, 10)}`,
  );
  figure.part(rect(x - 5.5, 18, 11, 6.4, 2.2), {
    color: ROOM2.brass,
    material: "metal",
    depth: 3,
    occlusion: 0,
  });
  figure.part(ellipse(x, 33.5, 10.6, 10.6), {
    color,
    material: "glow",
    depth: 6,
    occlusion: 0,
    over: `<ellipse cx="${x - 3.6}" cy="29" rx="3.2" ry="2.1" transform="rotate(-35 ${x - 3.6} 29)" fill="#fff" opacity=".95"/>`,
  });
}
