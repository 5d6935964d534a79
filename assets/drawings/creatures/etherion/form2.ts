import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { halo, shadow, sparks } from "../../../kit/light.ts";
import { blob } from "../../../kit/path.ts";
import type { TubePoint } from "../../../kit/points.ts";
import { taper } from "../../../kit/tube.ts";
import { shard } from "../parts/crystal.ts";
import { curvePoints, discs } from "../parts/shapes.ts";
import { BODY, CORE, crystalHead, DEEP, HAND, type Orbit, orbitLine, tentacle } from "./body.ts";

const ORBIT_ROUND_CHEST: Orbit = { cx: 256, cy: 252, rx: 184, ry: 42 };

/** Etherion, young: raised arms with floating shards and a dotted orbit. */
export function etherionForm2(): string {
  const figure = new Figure();
  shadow(figure, 260, 482, 108, 15, 0.38);
  halo(figure, 256, 240, 235, "#a6b4ff", 0.45);
  orbitLine(figure, ORBIT_ROUND_CHEST, "back");
  tentacles(figure);
  arms(figure);
  robe(figure);
  shard(figure, { x: 254, y: 296, width: 48, height: 78, color: CORE, glow: 0.7, occlusion: 0.1 });
  crystalHead(figure, { x: 256, y: 154, width: 204, height: 236, eyeSize: 1.14, eyeY: -10, mood: 0.25 });
  orbitLine(figure, ORBIT_ROUND_CHEST, "front");
  sparks(figure, discs("112 108 12, 402 92 13, 88 340 10, 426 352 10"), "#cfd6ff");
  return figure.fit({ pad: 14, ground: 462 }).render();
}

/** Tentacles, far ones darker. */
function tentacles(figure: Figure): void {
  tentacle(figure, discs("300 330 22, 346 376 17, 342 420 12, 384 446 4"), DEEP);
  tentacle(figure, discs("214 330 22, 166 372 17, 172 418 12, 130 444 4"), DEEP);
  tentacle(figure, discs("284 336 22, 312 386 16, 300 426 11, 324 460 4"), BODY);
  tentacle(figure, discs("228 336 22, 202 388 16, 214 428 11, 190 460 4"), BODY);
  tentacle(figure, discs("256 342 26, 268 394 18, 248 434 12, 262 470 4"), BODY);
}

/** Raised arms with floating hand shards. */
function arms(figure: Figure): void {
  arm(figure, 1, mix(BODY, DEEP, 0.45));
  arm(figure, -1, BODY);
  shard(figure, { x: 86, y: 184, width: 50, height: 80, rotation: -6, color: HAND, glow: 0.8 });
  shard(figure, { x: 426, y: 184, width: 50, height: 80, rotation: 6, color: HAND, glow: 0.8 });
}

/** One raised arm, `side` 1 to the right, -1 to the left. */
function arm(figure: Figure, side: 1 | -1, color: string): void {
  const centreLine: TubePoint[] = [
    [256 + side * 62, 266, 22],
    [256 + side * 126, 300, 17],
    [256 + side * 154, 258, 12],
    [256 + side * 166, 232, 9],
  ];
  figure.part(taper(centreLine), { color, depth: 9 });
}

/** Bell-shaped body with a torn hem. */
function robe(figure: Figure): void {
  const bell = curvePoints(`
      174 250, 200 206, 256 192, 312 206, 338 250, 330 322, 306 376 c, 282 342, 256 382 c,
      230 342, 206 376 c, 182 322
    `);
  figure.part(blob(bell, 0.95), {
    color: BODY,
    depth: 26,
    over: `<circle cx="254" cy="290" r="50" fill="#fff" opacity=".55" ${figure.blur(14)}/>`,
  });
}
