import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { aura, shadow, sparks } from "../../../kit/light.ts";
import { ellipse, rect } from "../../../kit/path.ts";
import { discs, polygon } from "../parts/point-lists.ts";
import { dimmed, GOLD_LIGHT } from "../parts/tones.ts";
import { alarmBeam } from "./alarm-beam.ts";
import { candles } from "./candles.ts";
import { CHART, RED, SIREN, STEEL_FAR, YELLOW } from "./colors.ts";
import { glove } from "./glove.ts";
import { televisionHead } from "./head.ts";
import { megaphone } from "./megaphone.ts";
import { pipe } from "./pipe.ts";
import { rocketBoot } from "./rocket-boot.ts";
import { siren } from "./siren.ts";

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
