import { mix } from "../../../kit/color.ts";
import { Figure } from "../../../kit/figure.ts";
import { glowSpot, halo, shadow, spark, sparks } from "../../../kit/light.ts";
import { shard } from "../parts/crystal.ts";
import { curve, discs } from "../parts/shapes.ts";
import { blush } from "../parts/surface.ts";
import { BODY, CORE, crystalHead, DEEP, HAND, TIP, tentacle } from "./body.ts";

/** Etherion, baby: a small octahedron with a jelly skirt, and two small shards where later forms have hands. */
export function etherionForm1(): string {
  const figure = new Figure();
  shadow(figure, 260, 486, 104, 15, 0.4);
  halo(figure, 256, 270, 215, "#a6b4ff", 0.5);
  tentacles(figure);
  underskirt(figure);
  skirt(figure);
  shard(figure, { x: 254, y: 358, width: 32, height: 50, color: HAND, glow: 0.9, occlusion: 0.2 });
  crystalHead(figure, {
    x: 256,
    y: 216,
    width: 276,
    height: 268,
    round: 24,
    eyeSize: 1.78,
    eyeY: -4,
    mood: 0.02,
    mouth: "open",
  });
  cheeks(figure);
  shardBuds(figure);
  sparks(figure, discs("398 126 12, 112 138 9, 416 344 8"), "#cfd6ff");
  return figure.fit({ pad: 14, ground: 456 }).render();
}

/** Short tentacles that curl outward, the outer ones darker. */
function tentacles(figure: Figure): void {
  tentacle(figure, discs("312 384 20, 350 416 15, 380 432 10, 402 412 4"), DEEP, 34);
  tentacle(figure, discs("200 384 20, 162 416 15, 132 432 10, 110 412 4"), mix(DEEP, BODY, 0.3), 34);
  tentacle(figure, discs("280 396 22, 294 434 16, 318 456 11, 346 448 4"), mix(BODY, DEEP, 0.4), 34);
  tentacle(figure, discs("232 396 22, 218 434 16, 194 456 11, 166 448 4"), mix(BODY, DEEP, 0.4), 34);
}

/** The darker layer below, its scallops between those of the skirt. */
function underskirt(figure: Figure): void {
  figure.part(
    curve(
      `
      180 340, 256 312, 332 340, 352 404 c, 336 426, 312 412 c, 284 440, 256 416 c,
      228 440, 200 412 c, 176 426, 160 404 c
    `,
      0.95,
    ),
    { color: mix(BODY, DEEP, 0.55), depth: 14 },
  );
}

/** Jelly skirt with a scalloped hem, a light inside and stars in it. */
function skirt(figure: Figure): void {
  const stars = discs("204 360 4.4, 226 384 3, 190 382 2.6, 304 382 3.2, 310 354 4, 328 380 2.6")
    .map(([x, y, radius]) => `<path d="${spark(x, y, radius * 2.2)}" fill="#fff" opacity=".9"/>`)
    .join("");
  figure.part(
    curve(
      `
      192 314, 256 290, 320 314, 368 388 c, 344 408, 314 390 c, 288 414, 256 392 c,
      224 414, 198 390 c, 168 408, 144 386 c
    `,
      0.95,
    ),
    {
      color: BODY,
      depth: 22,
      over:
        glowSpot(figure, 254, 356, 58, CORE, 0.75, 14) +
        `<ellipse cx="256" cy="406" rx="124" ry="16" fill="${TIP}" opacity=".8" ${figure.blur(8)}/>` +
        '<path d="M202 334Q180 360 168 382M310 334Q332 360 344 382" stroke="#fff" stroke-width="4" ' +
        `opacity=".4" fill="none" stroke-linecap="round"/>${stars}`,
    },
  );
}

function cheeks(figure: Figure): void {
  blush(figure, 176, 262, { rx: 15, color: "#ff8fe0", opacity: 0.85 });
  blush(figure, 320, 260, { rx: 17, color: "#ff8fe0", opacity: 0.7 });
}

/** The small shards that float beside the head; the far one is smaller. */
function shardBuds(figure: Figure): void {
  shard(figure, { x: 92, y: 300, width: 38, height: 62, rotation: -14, color: HAND, glow: 0.8 });
  shard(figure, { x: 424, y: 294, width: 32, height: 54, rotation: 14, color: HAND, glow: 0.7 });
}
