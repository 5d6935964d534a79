import { egg } from "../../../kit/egg.ts";
import { Figure } from "../../../kit/figure.ts";
import { STAT } from "../../../kit/palette.ts";
import { curve, points } from "../parts/shapes.ts";
import { fillPath, strokePath } from "../parts/surface.ts";
import { COAT, CREAM, coilTail, coin, drips, VERDIGRIS } from "./body.ts";
import { ear } from "./head.ts";

/** Cudoge, egg: copper with verdigris drips, ear tips and the coin. */
export function cudogeEgg(): string {
  const figure = new Figure();
  egg(figure, {
    color: COAT,
    light: STAT.strength,
    behind: () => behindShell(figure),
    deco: shellMarkings(),
    over: shellGlints(),
    front: () => onShell(figure),
  });
  return figure.render();
}

/** The parts that stick out of the shell. */
function behindShell(figure: Figure): void {
  coilTail(
    figure,
    [
      [330, 330, 17],
      [388, 330, 17],
    ],
    { cx: 408, cy: 268, outer: 52, inner: 8, turns: 1.3, startDegrees: 82, startWidth: 16, endWidth: 9 },
    [0.42, 0.62],
  );
  ear(figure, points("140 220, 158 52, 252 120"), { isFar: true });
  ear(figure, points("262 120, 352 48, 374 222"));
}

const shellMarkings = (): string =>
  fillPath(curve("110 430, 130 330, 196 300, 256 336, 316 300, 384 330, 400 430"), CREAM) +
  fillPath(drips(126, 400, 150, [60, 104, 44, 124, 70, 90]), VERDIGRIS);

const shellGlints = (): string => strokePath("M140 292Q256 330 372 292", 6, "#a8562a", 0.35);

/** The parts on the shell. */
function onShell(figure: Figure): void {
  coin(figure, 256, 306, 34);
}
