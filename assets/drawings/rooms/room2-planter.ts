import type { Figure } from "../../kit/figure.ts";
import { leaf } from "../../kit/foliage.ts";
import { rect } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

/** Upper edge of the box. */
const RIM = 104;

/** Long planter in front of the glass, with mixed foliage. */
export function drawPlanter(figure: Figure, x: number, width: number, random: () => number): void {
  const leaves = Array.from({ length: 13 }, (_, i) => {
    const length = 16 + random() * 20;
    const lean = -90 + (random() - 0.5) * 70;
    const color = itemAt(ROOM2.leaves, Math.floor(random() * ROOM2.leaves.length));
    return leaf(x + 8 + (i / 12) * (width - 16), RIM + 2, length, length * 0.2, lean, color, 0.9);
  });
  figure.raw(
    leaves.join("") +
      flower(x + 22, 82, "#ff9ac6") +
      flower(x + 56, 76, "#ffd76a") +
      flower(x + width - 20, 84, "#c79bff"),
  );
  figure.part(rect(x, RIM, width, 28, 4), {
    color: "#9a6a52",
    depth: 6,
    over: `<path d="M${x} ${RIM + 14}h${width}" stroke="#5d3d3b" stroke-width="1.5" opacity=".8"/><path d="M${x + width * 0.33} ${RIM}v14M${x + width * 0.66} ${RIM}v14M${x + width * 0.18} ${RIM + 14}v14M${x + width * 0.52} ${RIM + 14}v14M${x + width * 0.84} ${RIM + 14}v14" stroke="#5d3d3b" stroke-width="1.2" opacity=".6"/>`,
  });
  figure.part(rect(x - 3, RIM - 3, width + 6, 7, 2.5), { color: "#b98562", depth: 3, occlusion: 0 });
}

/** Five petals round a light heart, on a stem from the box up to (x, y). */
function flower(x: number, y: number, color: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 - 1.57;
    const [px, py] = [x + Math.cos(angle) * 3.6, y + Math.sin(angle) * 3.6];
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="2.9" fill="${color}" stroke="#2b1f45" stroke-width=".7"/>`;
  });
  return (
    `<path d="M${x} ${RIM}Q${x + 2} ${y + 10} ${x} ${y}" stroke="#2a6b58" stroke-width="1.6" fill="none"/>` +
    `${petals.join("")}<circle cx="${x}" cy="${y}" r="2.2" fill="#fff3c9"/>`
  );
}
