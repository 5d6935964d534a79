import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { aura, halo, shadow, sparks } from "../../../kit/light.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { curve, discs, polygon } from "../parts/shapes.ts";
import { dimmed, GOLD_LIGHT } from "../parts/surface.ts";
import {
  CHART,
  candles,
  DARK,
  FLAME,
  glove,
  pipe,
  RED,
  SIREN,
  STEEL_FAR,
  siren,
  televisionHead,
  YELLOW,
} from "./body.ts";

/** Fomotron, final: megaphones, rocket feet, marquee bulbs, alarm rays. */
export function fomotronForm3(): string {
  const figure = new Figure();
  aura(figure, SIREN, { cx: 258, cy: 232, r: 228, rays: 13 });
  alarmBeam(figure, 248, 60, -1);
  alarmBeam(figure, 248, 60, 1);
  shadow(figure, 264, 462, 150, 18, 0.5);
  farArm(figure);
  legs(figure);
  megaphones(figure);
  torso(figure);
  chart(figure);
  figure.part(ellipse(368, 254, 32, 33), { color: dimmed(YELLOW, 0.22), material: "metal", depth: 12 });
  nearArm(figure);
  siren(figure, { x: 248, y: 84, scale: 0.84, trim: YELLOW });
  televisionHead(figure, {
    x: 250,
    y: 148,
    scale: 0.96,
    rotation: -2,
    expression: "attack",
    bulbs: true,
    ears: YELLOW,
  });
  sparks(figure, discs("44 148 11, 64 450 10, 470 150 10, 436 446 10"), GOLD_LIGHT);
  return figure.fit({ pad: 28, ground: 486 }).render();
}

/** Far arm pulled back for the next punch. */
function farArm(figure: Figure): void {
  pipe(figure, discs("350 276 21, 414 276 20, 446 306 18"), STEEL_FAR);
  glove(figure, {
    x: 448,
    y: 356,
    scale: 1,
    rotation: 4,
    flip: true,
    color: dimmed(RED, 0.2),
    cuff: dimmed(YELLOW, 0.2),
  });
}

/** Hovering legs. */
function legs(figure: Figure): void {
  pipe(figure, discs("300 346 22, 314 370 20, 320 388 18"), STEEL_FAR);
  rocketBoot(figure, { x: 324, y: 392, rotation: -8, isFar: true });
  pipe(figure, discs("222 348 23, 204 374 21, 196 396 19"));
  rocketBoot(figure, { x: 192, y: 402, rotation: 10 });
}

/** Megaphones stand on the shoulders and point outward. */
function megaphones(figure: Figure): void {
  megaphone(figure, { x: 388, y: 218, rotation: -16, flip: true, isFar: true, scale: 0.92 });
  megaphone(figure, { x: 116, y: 222, rotation: 14, scale: 0.98 });
}

/** Torso: broad chest, gold belt, chart screen. */
function torso(figure: Figure): void {
  figure.part(polygon("136 236 34, 372 230 34, 336 356 40, 178 360 40", 30), {
    color: RED,
    material: "metal",
    depth: 22,
  });
  figure.part(polygon("172 330, 342 326, 336 356 30, 178 360 30", 10), {
    color: YELLOW,
    material: "metal",
    depth: 9,
  });
}

/** Chart screen in a gold frame. */
function chart(figure: Figure): void {
  figure.part(rect(190, 244, 126, 80, 14), { color: YELLOW, material: "metal", depth: 8 });
  figure.part(rect(200, 253, 106, 62, 9), {
    color: CHART,
    depth: 6,
    occlusion: 0,
    over: candles(
      [
        [212, 290, 14, "down"],
        [230, 284, 18, "up"],
        [248, 276, 22, "up"],
        [266, 266, 28, "up"],
        [284, 260, 30, "up"],
      ],
      12,
    ),
  });
}

/** Punching near arm, big glove in front. */
function nearArm(figure: Figure): void {
  pipe(figure, discs("140 268 23, 138 312 22, 122 330 21"));
  const bolt = `<circle cx="138" cy="258" r="11" fill="${mix(YELLOW, "#8a3a1f", 0.55)}"/>`;
  figure.part(ellipse(140, 258, 39, 37), { color: YELLOW, material: "metal", depth: 12, over: bolt });
  glove(figure, { x: 80, y: 344, scale: 1.3, rotation: 84 });
}

/** Red alarm beam from the siren to one side, fading out. */
function alarmBeam(figure: Figure, x: number, y: number, side: 1 | -1): void {
  const id = figure.nextId("beam");
  const end = x + side * 215;
  figure.def(
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="0" x2="${end}" y2="0">` +
      `<stop offset="0" stop-color="#ff9aa8" stop-opacity=".55"/><stop offset="1" stop-color="${SIREN}"` +
      ` stop-opacity="0"/></linearGradient>`,
  );
  figure.raw(
    `<path d="M${x} ${y - 14}L${end} ${y - 50}V${y + 58}L${x} ${y + 14}Z" fill="url(#${id})"` +
      ` ${figure.blur(10)}/>`,
  );
}

/** Rocket boot with its flame; (0,0) is the ankle. */
function rocketBoot(
  figure: Figure,
  { x, y, rotation, isFar = false }: { x: number; y: number; rotation: number; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? dimmed(near, 0.28) : near);
  const metal = (d: string, color: string, depth: number): void => {
    figure.part(d, { color: tone(color), material: "metal", depth });
  };
  figure.at({ x, y, rotation }, () => {
    flame(figure);
    metal(polygon("-28 34, 28 34, 36 58, -36 58", 6), DARK, 7);
    metal(curve("-24 -30, 0 -36, 26 -30, 38 8, 44 40, 0 48, -46 40, -38 8", 0.9), RED, 12);
    metal(curve("-46 26, 0 36, 44 26, 46 42, 0 52, -48 42", 0.9), YELLOW, 6);
    metal(polygon("-40 2, -66 44, -42 38", 3), YELLOW, 5);
    metal(polygon("38 2, 64 44, 40 38", 3), YELLOW, 5);
  });
}

function flame(figure: Figure): void {
  halo(figure, 0, 92, 62, FLAME, 0.75);
  figure.part(curve("-30 50, 0 42, 30 50, 27 78, 14 92, 0 124 c, -14 92, -27 78", 0.9), {
    color: FLAME,
    material: "glow",
    depth: 6,
    over: `<path d="${curve("-15 46, 15 46, 12 72, 0 96 c, -12 72", 0.9)}" fill="#fff3c2"/>`,
  });
}

/** Shoulder megaphone pointing left and a little up; flip for the other side. */
function megaphone(
  figure: Figure,
  {
    x,
    y,
    scale = 1,
    rotation = 0,
    flip = false,
    isFar = false,
  }: { x: number; y: number; scale?: number; rotation?: number; flip?: boolean; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? dimmed(near, 0.28) : near);
  figure.at({ x, y, scale, rotation, flip }, () => {
    figure.part(rect(-10, -17, 50, 34, 12), { color: tone(DARK), material: "metal", depth: 8 });
    figure.part(curve("2 -15 c, -30 -22, -66 -46 c, -72 0, -66 46 c, -30 22, 2 15 c", 0.9), {
      color: tone(RED),
      material: "metal",
      depth: 12,
    });
    figure.part(ellipse(-68, 0, 17, 48), {
      color: tone(YELLOW),
      material: "metal",
      depth: 6,
      occlusion: 0.2,
    });
    figure.part(ellipse(-70, 0, 10, 37), { color: "#33204f", depth: 5, occlusion: 0 });
    figure.raw(
      '<path d="M-94 -22Q-104 0 -94 22M-112 -34Q-126 0 -112 34" fill="none" stroke="#ffd0d6"' +
        ' stroke-width="6" stroke-linecap="round" opacity=".9"/>',
    );
  });
}
