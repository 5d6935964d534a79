import type { Figure } from "../../kit/figure.ts";
import { blob, ellipse } from "../../kit/path.ts";

/** A nest of straw. */
export function drawNest(figure: Figure): void {
  const straw = Array.from(
    { length: 12 },
    (_, i) =>
      `<path d="M${172 + i * 15} ${364 + (i % 3) * 6}q12 ${i % 2 ? 14 : -6} 26 6" stroke="#8f6c3c" stroke-width="4" fill="none" opacity=".7"/>`,
  );
  const nest = blob([
    [170, 366],
    [200, 350],
    [256, 344],
    [312, 350],
    [342, 366],
    [318, 392],
    [256, 402],
    [194, 392],
  ]);
  figure.part(nest, { color: "#caa56a", depth: 8, inner: 3, over: straw.join("") });
}

/** The spotted egg, lit from below in the color of the level. */
export function drawEgg(figure: Figure, color: string): void {
  const spots = [
    ellipse(228, 276, 20, 24),
    ellipse(292, 310, 24, 26),
    ellipse(246, 346, 15, 13),
    ellipse(276, 232, 11, 12),
  ];
  const shell = blob([
    [256, 196],
    [298, 218],
    [326, 274],
    [330, 326],
    [300, 372],
    [256, 384],
    [212, 372],
    [182, 326],
    [186, 274],
    [214, 218],
  ]);
  figure.part(shell, {
    color: "#fff0d8",
    depth: 26,
    over:
      `<g fill="${color}" opacity=".75">${spots.map((d) => `<path d="${d}"/>`).join("")}</g>` +
      `<ellipse cx="228" cy="240" rx="12" ry="24" transform="rotate(22 228 240)" fill="#fff" opacity=".8" ${figure.blur(3)}/>` +
      `<ellipse cx="256" cy="384" rx="70" ry="22" fill="${color}" opacity=".6" ${figure.blur(8)}/>`,
  });
}
