import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { aura, halo, shadow, sparks } from "../../../kit/light.ts";
import { LINE, STAT } from "../../../kit/palette.ts";
import { blob, ellipse, poly } from "../../../kit/path.ts";
import type { CurvePoint, Point, TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { groundRing, shard } from "../parts/crystal.ts";
import { curve, curvePoints, discs, tube } from "../parts/shapes.ts";
import { BRASS, eyeGlow, GOLD_LIGHT } from "../parts/surface.ts";
import {
  BODY,
  crystalHead,
  DEEP,
  HAND,
  ORBIT,
  type Orbit,
  orbitLine,
  orbitShards,
  TIP,
  tentacle,
} from "./body.ts";

const ORBIT_ROUND_ROBE: Orbit = { cx: 256, cy: 366, rx: 206, ry: 46 };

/** Etherion, final: robe of light, shards in orbit, gold sun ring. */
export function etherionForm3(): string {
  const figure = new Figure();
  aura(figure, STAT.magic, { cx: 258, cy: 240, r: 244, ring: false });
  groundRing(figure, STAT.magic, { cx: 260, cy: 482, rx: 190, dashed: true });
  shadow(figure, 262, 486, 110, 13, 0.45);
  ringHalo(figure, 256, 164, 116);
  orbitLine(figure, ORBIT_ROUND_ROBE, "back");
  orbitShards(figure, ORBIT_ROUND_ROBE, "back");
  tentacles(figure);
  farArm(figure);
  robeInside(figure);
  robePanels(figure);
  chest(figure);
  nearArm(figure);
  crystalHead(figure, { x: 256, y: 178, width: 206, height: 212, eyeSize: 1.26, eyeY: -10, mood: 0.5 });
  eyeGlow(figure, 200, 172, 34, HAND, 0.14);
  eyeGlow(figure, 290, 172, 36, HAND, 0.14);
  // third octahedron: floating crown
  shard(figure, { x: 254, y: 40, width: 46, height: 62, color: ORBIT, glow: 0.8, occlusion: 0 });
  orbitLine(figure, ORBIT_ROUND_ROBE, "front");
  orbitShards(figure, ORBIT_ROUND_ROBE, "front");
  sparks(figure, discs("112 92 13, 66 150 9, 366 44 11, 462 252 10, 40 300 9"), GOLD_LIGHT);
  return figure.fit({ pad: 14, ground: 474 }).render();
}

/** Long tentacles below the robe. */
function tentacles(figure: Figure): void {
  tentacle(figure, discs("322 372 24, 372 412 18, 398 438 12, 440 420 4"), DEEP, 30);
  tentacle(figure, discs("190 372 24, 140 412 18, 114 438 12, 72 420 4"), DEEP, 30);
  const middle = mix(BODY, DEEP, 0.35);
  tentacle(figure, discs("296 390 24, 322 430 17, 316 456 12, 354 476 4"), middle, 26);
  tentacle(figure, discs("216 390 24, 190 430 17, 196 456 12, 158 476 4"), middle, 26);
  tentacle(figure, discs("256 392 26, 266 430 18, 248 458 12, 262 486 4"), middle, 26);
}

/** Far arm raised, with a wide sleeve. */
function farArm(figure: Figure): void {
  figure.part(tube("330 280 18, 390 268 15, 416 222 12, 424 188 9"), {
    color: mix(BODY, DEEP, 0.4),
    depth: 8,
  });
  sleeve(
    figure,
    curvePoints("300 254, 344 244, 392 240 c, 402 280, 398 334 c, 352 326, 312 312"),
    discs("392 240 7, 403 282 7, 399 332 7"),
    mix(BODY, DEEP, 0.5),
  );
  shard(figure, { x: 430, y: 132, width: 56, height: 96, rotation: 8, color: HAND, glow: 0.8 });
}

/** Star-lined inside of the robe. */
function robeInside(figure: Figure): void {
  const stars = discs(`
      226 352 3, 240 386 2, 252 364 2.5, 276 378 3, 290 354 2, 262 402 2.4, 224 400 2,
      286 406 2
    `);
  figure.part(
    curve(
      `
      204 268, 256 250, 308 268, 326 340, 330 424 c, 294 406, 256 430 c, 218 406,
      182 424 c, 186 340
    `,
      0.9,
    ),
    {
      color: "#3a2f9a",
      depth: 18,
      over: stars
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" opacity=".9"/>`)
        .join(""),
    },
  );
}

/** Two front panels of light. */
function robePanels(figure: Figure): void {
  const panelLight = `<rect x="60" y="404" width="400" height="50" fill="${TIP}" opacity=".85" ${figure.blur(14)}/>`;
  figure.part(
    curve("304 250, 332 286, 358 346, 404 424 c, 356 416, 312 440 c, 304 366, 280 304, 268 262", 0.9),
    {
      color: mix(BODY, DEEP, 0.25),
      depth: 14,
      over: panelLight,
    },
  );
  figure.part(
    curve("208 250, 180 286, 154 346, 108 424 c, 156 416, 200 440 c, 208 366, 232 304, 244 262", 0.9),
    {
      color: BODY,
      depth: 16,
      over: panelLight,
    },
  );
}

/** Chest: yoke, gold collar, heart octahedron. */
function chest(figure: Figure): void {
  figure.part(curve("182 272, 206 240, 256 228, 306 240, 330 272, 306 308, 256 326, 206 308", 0.95), {
    color: BODY,
    depth: 16,
  });
  figure.part(
    curve(
      `
      174 264, 212 286, 256 296, 300 286, 338 264, 332 288, 298 310, 256 322, 214 310,
      180 288
    `,
      0.9,
    ),
    {
      color: BRASS,
      material: "metal",
      depth: 8,
    },
  );
  shard(figure, { x: 254, y: 322, width: 64, height: 96, color: HAND, glow: 0.9, occlusion: 0.2 });
}

/** Near arm held out low. */
function nearArm(figure: Figure): void {
  figure.part(tube("186 280 20, 136 306 17, 98 308 13, 74 292 9"), { color: BODY, depth: 9 });
  sleeve(
    figure,
    curvePoints("212 254, 168 258, 124 276 c, 112 312, 120 358 c, 160 346, 202 312"),
    discs("124 276 7, 112 314 7, 120 356 7"),
    BODY,
  );
  shard(figure, { x: 66, y: 234, width: 56, height: 96, rotation: -8, color: HAND, glow: 0.8 });
}

/** A wide sleeve with a gold cuff along its opening. */
function sleeve(
  figure: Figure,
  outline: readonly CurvePoint[],
  cuff: readonly TubePoint[],
  color: string,
): void {
  figure.part(blob(outline, 0.9), { color, depth: 12 });
  figure.part(taper(cuff), { color: BRASS, material: "metal", depth: 5, occlusion: 0.2 });
}

const RAY_DEGREES = [-150, -130, -110, -70, -50, -30];
const RING_WIDTH = 11;

/** Gold sun ring with rays, behind the head of the final form. */
function ringHalo(figure: Figure, cx: number, cy: number, radius: number): void {
  halo(figure, cx, cy, radius * 1.35, ORBIT, 0.55);
  const ray: Point[] = [
    [radius + 2, -11],
    [radius + 36, 0],
    [radius + 2, 11],
  ];
  for (const rotation of RAY_DEGREES)
    figure.at({ x: cx, y: cy, rotation }, () => {
      figure.part(poly(ray, 2), { color: BRASS, depth: 4, material: "metal" });
    });
  metalRing(figure, cx, cy, radius);
}

/** A ring of strokes with its own dark contour, because a filled shape would have no hole. */
function metalRing(figure: Figure, cx: number, cy: number, radius: number): void {
  const ring = (d: string, color: string, width: number, extra = ""): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" ${extra}/>`;
  const circle = ellipse(cx, cy, radius, radius);
  figure.raw(
    ring(circle, LINE, RING_WIDTH + 10) +
      ring(circle, BRASS, RING_WIDTH) +
      ring(
        ellipse(cx - 1, cy - 1.5, radius, radius),
        mix(BRASS, "#ffffff", 0.7),
        RING_WIDTH * 0.3,
        'opacity=".9"',
      ),
  );
}
