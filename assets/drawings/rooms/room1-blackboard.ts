import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { ROOM1 } from "./room1-colors.ts";

/** Chalk drawings: notes, a rising chart, an egg, a cat. */
const CHALK =
  '<g stroke="#e7fff4" stroke-width="1.5" fill="none" stroke-linecap="round" opacity=".85">' +
  '<path d="M296 48h22M296 54h30M296 60h16"/>' +
  '<path d="M336 92V60M336 92H372M338 86l8 -8 6 4 9 -13 7 3"/>' +
  '<ellipse cx="386" cy="60" rx="8" ry="11"/><path d="M380 60l4 -3 4 5 5 -5"/>' +
  '<circle cx="306" cy="84" r="11"/><path d="M299 76l-2 -8 7 5M313 76l2 -8 -7 5M302 82v2M310 82v2M304 89q2 2 4 0"/></g>' +
  '<g fill="#ffd98a" opacity=".9"><path d="M364 62l3 -7 3 7z"/></g>';

/** The blackboard in its frame, chalk on the ledge. */
export function drawBlackboard(figure: Figure): void {
  figure.part(rect(282, 30, 126, 82, 4), { color: ROOM1.wood, depth: 5 });
  figure.part(rect(288, 36, 114, 70, 2), { color: "#24504f", depth: 6, occlusion: 0, over: CHALK });
  figure.raw(
    `<rect x="300" y="112" width="90" height="4" rx="2" fill="${ROOM1.darkWood}"/>` +
      '<rect x="312" y="109" width="12" height="3.4" rx="1.5" fill="#fff"/>' +
      '<rect x="330" y="109" width="9" height="3.4" rx="1.5" fill="#ffb3c7"/>',
  );
}
