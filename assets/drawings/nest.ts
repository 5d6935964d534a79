import { Figure } from "../kit/figure.ts";
import { shadow } from "../kit/light.ts";
import { blob, ellipse } from "../kit/path.ts";
import { round } from "../kit/round.ts";
import { seededRandom } from "../kit/seeded-random.ts";

const STRAW = "#d9a14e";
const STRAWS = ["#f3cf85", "#e6b561", "#b97a34", "#9c6229"] as const;
const MIDDLE = 160;

/** The wall towards the viewer, whose upper edge hides where an egg stands. */
const FRONT = blob([
  [20, 62],
  [64, 80],
  [MIDDLE, 86],
  [256, 80],
  [300, 62],
  [302, 88],
  [278, 114],
  [226, 131],
  [MIDDLE, 136],
  [94, 131],
  [42, 114],
  [18, 88],
]);

/** What is behind the eggs: the rim at the back and the bed of down. */
export function nestBack(): string {
  const figure = nestFigure();
  shadow(figure, 164, 129, 148, 15, 0.5);
  figure.part(ellipse(MIDDLE, 68, 142, 34), { color: STRAW, depth: 12, over: strawsAlong(5, 34, 46) });
  figure.part(ellipse(MIDDLE, 74, 116, 22), {
    color: "#6b4227",
    depth: 6,
    highlight: 0.15,
    over: `<ellipse cx="${MIDDLE}" cy="82" rx="98" ry="15" fill="#f4e3c4" opacity=".55"/>`,
  });
  return figure.render();
}

/** What is in front of the eggs. */
export function nestFront(): string {
  const figure = nestFigure();
  figure.part(FRONT, { color: STRAW, depth: 20, over: strawsAlong(11, 70, 132) });
  figure.raw(looseStraws());
  return figure.render();
}

function nestFigure(): Figure {
  return new Figure({ width: 320, height: 160, contour: 5, inner: 2.4, unit: 0.6 });
}

/** Straws woven around the bowl, between two heights in its middle. */
function strawsAlong(seed: number, top: number, bottom: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: 64 }, (_, index) => {
    const x = 4 + random() * 300;
    const sag = 18 * (1 - ((x - MIDDLE) / MIDDLE) ** 2);
    const y = top - 18 + sag + random() * (bottom - top);
    const length = 26 + random() * 44;
    const bend = 4 + random() * 8;
    const color = STRAWS[index % STRAWS.length] ?? STRAW;
    const tilt = ((x - MIDDLE) / MIDDLE) * -12 + (random() - 0.5) * 14;
    const path = `M${round(x)} ${round(y)}q${round(length / 2)} ${round(bend + tilt / 2)} ${round(length)} ${round(tilt)}`;
    return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${round(2.4 + random() * 2.4)}" stroke-linecap="round"/>`;
  }).join("");
}

/** A few straws and a leaf that stick out of the rim. */
function looseStraws(): string {
  const ends = [
    [30, 66, -20, -16],
    [58, 78, -14, -22],
    [262, 78, 18, -20],
    [292, 66, 20, -12],
    [226, 82, 10, -16],
  ] as const;
  const straws = ends
    .map(
      ([x, y, dx, dy]) =>
        `<path d="M${x} ${y}q${dx / 3} ${dy} ${dx} ${dy}" fill="none" stroke="#2a1a3d" stroke-width="7" stroke-linecap="round"/>` +
        `<path d="M${x} ${y}q${dx / 3} ${dy} ${dx} ${dy}" fill="none" stroke="${STRAWS[0]}" stroke-width="3.6" stroke-linecap="round"/>`,
    )
    .join("");
  const leaf =
    '<path d="M92 92q-22 -14 -34 4q14 14 34 -4z" fill="#5fbf6d" stroke="#2a1a3d" stroke-width="3.4" stroke-linejoin="round"/>' +
    '<path d="M90 92q-14 -2 -28 4" fill="none" stroke="#2c7a48" stroke-width="2.2"/>';
  return straws + leaf;
}
