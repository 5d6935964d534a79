import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { halo, shadow, sparks } from "../../../kit/light.ts";
import { blush } from "../parts/face-lights.ts";
import { curve, discs } from "../parts/point-lists.ts";
import { shard } from "../parts/shard.ts";
import { BODY, DEEP, HAND, TIP } from "./colors.ts";
import { crystalHead } from "./head.ts";
import { tentacle } from "./tentacle.ts";

/** Etherion, baby: a small octahedron with a jelly skirt. */
export function etherionForm1(): string {
  const figure = new Figure();
  shadow(figure, 260, 474, 84, 14, 0.4);
  halo(figure, 256, 270, 190, "#a6b4ff", 0.4);
  tentacles(figure);
  jellySkirt(figure);
  shard(figure, { x: 254, y: 362, width: 24, height: 38, color: HAND, glow: 0.6, occlusion: 0.2 });
  crystalHead(figure, {
    x: 256,
    y: 222,
    width: 268,
    height: 262,
    round: 24,
    eyeSize: 1.78,
    eyeY: -4,
    mood: 0.02,
    mouth: "open",
  });
  blush(figure, 180, 266, { rx: 14, color: "#ff8fe0", opacity: 0.85 });
  blush(figure, 316, 264, { rx: 16, color: "#ff8fe0", opacity: 0.7 });
  sparks(figure, [[404, 150, 11]], "#cfd6ff");
  return figure.fit({ pad: 14, ground: 452 }).render();
}

/** Stub tentacles under the skirt. */
function tentacles(figure: Figure): void {
  tentacle(figure, discs("300 372 22, 330 408 15, 350 424 6"), DEEP);
  tentacle(figure, discs("212 372 22, 182 408 15, 160 424 6"), mix(DEEP, BODY, 0.3));
  tentacle(figure, discs("232 386 22, 222 424 15, 210 448 6"), mix(BODY, DEEP, 0.4));
  tentacle(figure, discs("280 386 22, 290 424 15, 304 446 6"), mix(BODY, DEEP, 0.4));
}

/** Jelly skirt with a scalloped hem. */
function jellySkirt(figure: Figure): void {
  const skirt = curve(
    `
      196 316, 256 292, 316 316, 352 392 c, 326 410, 300 396 c, 278 416, 256 400 c,
      230 418, 210 396 c, 184 410, 160 390 c
    `,
    0.95,
  );
  figure.part(skirt, {
    color: BODY,
    depth: 22,
    over:
      `<ellipse cx="256" cy="408" rx="104" ry="22" fill="${TIP}" opacity=".75" ${figure.blur(8)}/>` +
      `<path d="M206 340Q192 366 184 388M256 350V384M306 340Q320 366 328 388" stroke="#fff" stroke-width="4"` +
      ` opacity=".35" fill="none" stroke-linecap="round"/>`,
  });
}
