import type { Figure } from "../../kit/figure.ts";
import { leaf } from "../../kit/foliage.ts";
import { rect } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { ROOM2 } from "./room2-colors.ts";

/** Upper edge of the box. */
const RIM = 72;

/** A shallow box under the glass, with mixed foliage and flowers. */
export function drawWindowBox(figure: Figure, x: number, width: number, random: () => number): void {
  const leaves = Array.from({ length: 15 }, (_, i) => {
    const length = 10 + random() * 13;
    const lean = -90 + (random() - 0.5) * 76;
    const color = itemAt(ROOM2.leaves, Math.floor(random() * ROOM2.leaves.length));
    return leaf(x + 6 + (i / 14) * (width - 12), RIM + 2, length, length * 0.22, lean, color, 0.8);
  });
  figure.raw(
    leaves.join("") +
      flower(x + 16, RIM - 14, "#ff9ac6") +
      flower(x + width * 0.46, RIM - 18, "#ffd76a") +
      flower(x + width - 16, RIM - 13, "#c79bff"),
  );
  figure.part(rect(x, RIM, width, 12, 2.5), {
    color: "#9a6a52",
    depth: 4,
    over: `<path d="M${x + width * 0.33} ${RIM}v12M${x + width * 0.66} ${RIM}v12" stroke="#5d3d3b" stroke-width="1.2" opacity=".6"/>`,
  });
  figure.part(rect(x - 2, RIM - 2, width + 4, 5, 2), { color: "#b98562", depth: 2, occlusion: 0 });
}

/** Five petals round a light heart, on a stem from the box up to (x, y). */
function flower(x: number, y: number, color: string): string {
  const petals = Array.from({ length: 5 }, (_, i) => {
    const angle = (i / 5) * Math.PI * 2 - 1.57;
    const [px, py] = [x + Math.cos(angle) * 3.1, y + Math.sin(angle) * 3.1];
    return `<circle cx="${px.toFixed(1)}" cy="${py.toFixed(1)}" r="2.5" fill="${color}" stroke="#2b1f45" stroke-width=".7"/>`;
  });
  return (
    `<path d="M${x} ${RIM}Q${x + 2} ${y + 8} ${x} ${y}" stroke="#2a6b58" stroke-width="1.5" fill="none"/>` +
    `${petals.join("")}<circle cx="${x}" cy="${y}" r="1.9" fill="#fff3c9"/>`
  );
}
