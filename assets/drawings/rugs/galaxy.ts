import { radialGradient } from "../../kit/fill.ts";
import { spark } from "../../kit/light.ts";
import { seededRandom } from "../../kit/seeded-random.ts";
import { allRound, circle, disc, drawnRug, fringe, onCircle, RADIUS, weave } from "./rug-figure.ts";

/** A spiral of stars in a golden border. */
export function galaxy(): string {
  return drawnRug(circle(RADIUS), (figure) => {
    const random = seededRandom(17);
    const space = radialGradient(figure, [
      [0, "#7a4ad0"],
      [0.5, "#38288c"],
      [1, "#141346"],
    ]);
    const core = radialGradient(figure, [
      [0, "#fffbe8"],
      [0.4, "#ffd9a0", 0.95],
      [1, "#ff8ad8", 0],
    ]);
    const dust = Array.from({ length: 210 }, () => {
      const along = random();
      const arm = random() < 0.5 ? 0 : 0.5;
      const [x, y] = onCircle(
        arm + along * 0.8 + (random() - 0.5) * 0.14,
        16 + along * 92 + (random() - 0.5) * 16,
      );
      const color = ["#ffffff", "#ffe9ae", "#ffb0e8", "#9fe8ff"][Math.floor(random() * 4)];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(0.9 + random() * 2.2).toFixed(1)}" fill="${color}" opacity="${(0.5 + random() * 0.5).toFixed(2)}"/>`;
    });
    return (
      fringe(96, RADIUS - 2, RADIUS + 10, "#f2cf7a") +
      disc(RADIUS, "#8a5a1c") +
      disc(RADIUS - 3, "#f0bf52") +
      disc(RADIUS - 8, "#2a1f6a") +
      allRound(32, (part, i) => {
        const [x, y] = onCircle(part, RADIUS - 17);
        return i % 4 === 0
          ? `<path d="${spark(x, y, 11, 0.34)}" fill="#ffe08a"/>`
          : `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${i % 2 ? 2.4 : 4}" fill="#c9a0ff"/>`;
      }) +
      disc(RADIUS - 27, "#f0bf52") +
      `<circle r="${RADIUS - 31}" fill="${space}"/>` +
      weave(RADIUS - 31, "#c9a0ff") +
      arm(0, "#ff7ad0", 0.55) +
      arm(0.5, "#5fc8ff", 0.55) +
      arm(0.06, "#ffc4f0", 0.5) +
      arm(0.56, "#c8f4ff", 0.5) +
      dust.join("") +
      `<circle r="46" fill="${core}"/>` +
      [
        [-88, -50, 10],
        [84, -66, 8],
        [96, 44, 9],
        [-70, 82, 8],
        [0, 0, 20],
      ]
        .map(([x = 0, y = 0, r = 0]) => `<path d="${spark(x, y, r, 0.24)}" fill="#fffbe8"/>`)
        .join("") +
      '<g transform="translate(-66 -76)"><circle r="13" fill="#ff9a5a" stroke="#2a1450" stroke-width="2"/><path d="M-9 -6a13 13 0 0 1 14 -5" fill="none" stroke="#ffd9a0" stroke-width="4" stroke-linecap="round"/><path d="M-22 8q24 6 46 -16" fill="none" stroke="#ffe9ae" stroke-width="4" stroke-linecap="round"/></g>'
    );
  });
}

/** One arm of the spiral, wide at its root. */
function arm(from: number, color: string, opacity: number): string {
  const edge = (wide: number): string[] =>
    Array.from({ length: 25 }, (_, i) => {
      const along = i / 24;
      const [x, y] = onCircle(from + along * 0.78, 14 + along * 100 + wide * (1 - along) * 15 + wide * 2);
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
  return `<path d="M${[...edge(1), ...edge(-1).reverse()].join("L")}Z" fill="${color}" opacity="${opacity}"/>`;
}
