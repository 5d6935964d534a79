import { mix } from "../../../kit/color.ts";
import { eye } from "../../../kit/face.ts";
import type { Figure } from "../../../kit/figure.ts";
import { ellipse } from "../../../kit/path.ts";
import { line } from "../../../kit/stroke.ts";
import { curve, curvePoints } from "../parts/shapes.ts";
import { blush, eyeGlow, type Form } from "../parts/surface.ts";
import { BELLY, IRIS, LIGHT, MOUTH, SHELL, SKIN, type Spire, spire } from "./body.ts";

/** A crystal of the brow; its color follows from whether it stands in front of the head or behind it. */
type BrowCrystal = Omit<Spire, "color" | "windows">;

interface TortoiseHeadOptions {
  /** The middle of the head, which is 140 wide at scale 1. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly rotation?: number;
  readonly eyeSize?: number;
  readonly mood: number;
  readonly form: Form;
  readonly crystals: readonly BrowCrystal[];
  readonly crystalsBehind?: readonly BrowCrystal[];
}

/** Head facing left, with brow crystals; the baby smiles and blushes, the eyes of the final form glow. */
export function tortoiseHead(figure: Figure, options: TortoiseHeadOptions): void {
  const { x, y, scale, rotation = 0, form, crystals, crystalsBehind = [] } = options;
  figure.at({ x, y, scale, rotation }, () => {
    for (const each of crystalsBehind) spire(figure, { ...each, color: mix(LIGHT, SHELL, 0.25) });
    skull(figure);
    jaw(figure, form);
    eyes(figure, options);
    for (const each of crystals) spire(figure, { ...each, color: LIGHT });
    if (form === 1) blush(figure, 42, 22, { rx: 13, color: "#ff9a8f", opacity: 0.85 });
  });
}

function skull(figure: Figure): void {
  const freckle = (x: number, y: number, rx: number, ry: number): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${MOUTH}" opacity=".4"/>`;
  figure.part(curve("-74 16, -60 -40, -10 -70, 46 -56, 70 -8, 54 40, -2 62, -54 52"), {
    color: SKIN,
    depth: 20,
    over: freckle(30, 32, 5, 4) + freckle(44, 22, 4, 3.4) + freckle(46, 38, 3.4, 3),
  });
}

function jaw(figure: Figure, form: Form): void {
  figure.part(curve("-88 28, -68 8, -20 14, 14 36, -6 62, -52 66, -82 50"), { color: BELLY, depth: 9 });
  figure.raw(
    `<path d="${ellipse(-72, 26, 4.5, 6, 14)}" fill="${MOUTH}"/><path d="${ellipse(-54, 26, 4.5, 6, -10)}" fill="${MOUTH}"/>`,
  );
  const mouth = form === 1 ? "-68 42, -58 50, -44 53, -28 50, -16 41" : "-76 44, -40 52, 2 40";
  figure.raw(line(curvePoints(mouth), 5, MOUTH));
}

function eyes(figure: Figure, { eyeSize = 1, mood, form }: TortoiseHeadOptions): void {
  const shared = { iris: IRIS, lid: SKIN, mood };
  eye(figure, -37, -13, { ...shared, rx: 15 * eyeSize, ry: 18.5 * eyeSize, side: -1 });
  eye(figure, 20, -14, { ...shared, rx: 18 * eyeSize, ry: 20.5 * eyeSize, side: 1 });
  if (form < 3) return;
  eyeGlow(figure, -39, -12, 30, IRIS);
  eyeGlow(figure, 18, -13, 34, IRIS);
}
