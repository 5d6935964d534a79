import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { aura, halo, shadow, sparks } from "../../../kit/light.ts";
import { far } from "../../../kit/palette.ts";
import type { TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { curve, discs, polygon, tube } from "../parts/shapes.ts";
import { drawGlowLine, fillPath, GOLD, strokePath } from "../parts/surface.ts";
import { bandOn } from "../parts/tube-band.ts";
import { BOLT, backFin, claw, FIN, SKIN, streaks, tailLeaf, trunk, WING, WING_EDGE } from "./body.ts";
import { head } from "./head.ts";

/** An arm or a leg stretched in the leap. */
const limb = (figure: Figure, centreLine: readonly TubePoint[], isFar = false): Figure =>
  figure.part(taper(centreLine), { color: isFar ? far(SKIN) : SKIN, depth: 12, occlusion: 0.3 });

/** The convex back: head, trunk and tail are one arch. */
const BACK = discs(`
      150 322 42, 218 272 54, 306 250 64, 392 276 57, 458 334 42, 502 398 29, 506 456 19,
      470 492 9
    `);

/** Near leg tucked for the leap. */
const NEAR_LEG = discs("340 306 46, 300 388 32, 344 440 20");

/** Near arm reaches forward, gold bracelet. */
const NEAR_ARM = discs("210 322 28, 160 396 24, 100 408 17");

/** Cvxling, final: a horizontal lunge with four ear blades and membrane wings. */
export function cvxlingForm3(): string {
  const figure = new Figure();
  aura(figure, BOLT, { cx: 300, cy: 270, r: 300, ring: false, rays: 11 });
  halo(figure, 300, 280, 220, "#ffb52e", 0.4);
  shadow(figure, 300, 532, 176, 20, 0.4);
  streakLines(figure);
  membraneWing(figure, { x: 268, y: 246, scale: 1.02, rotation: -34, isFar: true });
  farLimbs(figure);
  backFins(figure);
  arch(figure);
  nearLeg(figure);
  membraneWing(figure, { x: 326, y: 236, scale: 1.16, rotation: 18 });
  nearArm(figure);
  head(figure, { x: 126, y: 272, scale: 0.88, rotation: -3, form: 3 });
  lightning(figure);
  sparks(figure, discs("60 70 13, 560 56 12, 40 500 11, 270 530 10, 540 500 10"), BOLT);
  sparks(
    figure,
    [
      [150, 44, 10],
      [250, 460, 9],
    ],
    FIN,
  );
  return figure.fit({ pad: 14, ground: 456 }).render();
}

function streakLines(figure: Figure): void {
  streaks(
    figure,
    [
      [40, 128, 120, 6],
      [500, 70, 90, 6],
      [470, 240, 124, 7],
      [60, 470, 240, 8],
      [150, 520, 300, 6],
    ],
    FIN,
    0.65,
  );
  streaks(
    figure,
    [
      [70, 164, 70, 5],
      [20, 496, 220, 6],
      [510, 310, 86, 6],
      [120, 70, 130, 4],
    ],
    BOLT,
    0.7,
  );
}

function farLimbs(figure: Figure): void {
  limb(figure, discs("170 340 22, 112 372 19, 66 356 13"), true);
  claw(figure, 52, 352, 21, true);
  limb(figure, discs("404 330 36, 376 404 25, 420 440 15"), true);
  claw(figure, 434, 444, 20, true);
}

function backFins(figure: Figure): void {
  for (const [x, y, rotation, length, width] of [
    [462, 288, -6, 92, 54],
    [506, 350, 12, 74, 50],
    [524, 414, 34, 56, 42],
  ] as const) {
    backFin(figure, { x, y, rotation, length, width });
  }
}

function arch(figure: Figure): void {
  trunk(figure, BACK, {
    plates: [0.16, 0.23, 0.3, 0.37, 0.44, 0.51, 0.58, 0.65, 0.72, 0.79],
    extra: fillPath(polygon("394 226, 440 272, 420 274, 462 334, 404 298, 424 292", 2), BOLT),
  });
  bandOn(figure, BACK, 0.81, { length: 22, color: GOLD });
  tailLeaf(figure, { x: 472, y: 491, rotation: 166, scale: 1 });
}

function nearLeg(figure: Figure): void {
  limb(figure, NEAR_LEG);
  bandOn(figure, NEAR_LEG, 0.88, { length: 20, color: GOLD });
  claw(figure, 358, 446, 26);
}

function nearArm(figure: Figure): void {
  limb(figure, NEAR_ARM);
  bandOn(figure, NEAR_ARM, 0.74, { length: 22, color: GOLD });
  claw(figure, 82, 408, 27);
}

function lightning(figure: Figure): void {
  drawGlowLine(figure, "M8 452L34 438L26 462L50 450", BOLT, 4.5);
  drawGlowLine(figure, "M548 474L572 460L564 486L588 472", BOLT, 4.5);
}

/** Membrane wing, origin = shoulder, opens up and back; four fingers with scalloped edge. */
function membraneWing(
  figure: Figure,
  {
    x,
    y,
    scale,
    rotation,
    isFar = false,
  }: { x: number; y: number; scale: number; rotation: number; isFar?: boolean },
): void {
  const tone = (near: string): string => (isFar ? mix(near, "#5a2a5a", 0.22) : near);
  figure.at({ x, y, scale, rotation }, () => {
    figure.part(
      curve(
        `
      0 14 c, -6 -60, 28 -150, 70 -196 c, 112 -168, 170 -158 c, 174 -122, 214 -92 c,
      186 -66, 196 -26 c, 136 -20, 98 22 c, 50 20
    `,
        0.85,
      ),
      {
        color: tone(WING),
        depth: 16,
        deco:
          `<g ${figure.blur(14)}>` +
          strokePath(
            "M112 -168L170 -158L174 -122L214 -92L186 -66L196 -26L136 -20L98 22",
            62,
            tone(WING_EDGE),
            0.85,
          ) +
          "</g>",
        over: strokePath("M18 -70L170 -156M16 -50L212 -92M14 -30L194 -26", 5, tone("#e08a2a"), 0.8),
      },
    );
    figure.part(tube("-2 14 17, -4 -60 15, 26 -148 10, 72 -206 3", { cap1: "point" }), {
      color: tone(SKIN),
      depth: 9,
    });
  });
}
