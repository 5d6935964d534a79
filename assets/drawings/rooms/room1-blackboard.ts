import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { ROOM1 } from "./room1-colors.ts";

/** Chalk drawings: notes, a cat, a rising chart, an egg. */
const CHALK =
  '<g stroke="#e7fff4" stroke-width="1.4" fill="none" stroke-linecap="round" opacity=".85">' +
  '<path d="M263 33h15M263 38h21M263 43h11"/>' +
  '<path d="M304 66V34M304 66H344M306 61l8 -8 6 4 9 -13 9 2"/>' +
  '<ellipse cx="358" cy="44" rx="7" ry="9.6"/><path d="M353 44l3.4 -2.6 3.4 4.4 4.4 -4.4"/>' +
  '<circle cx="276" cy="59" r="8.6"/><path d="M270.4 53l-1.6 -6.6 5.6 4M281.6 53l1.6 -6.6 -5.6 4M273 57.4v1.8M279 57.4v1.8M274.4 63q1.6 1.6 3.2 0"/>' +
  '<path d="M350 62h17M350 66.5h10"/></g>' +
  '<g fill="#ffd98a" opacity=".9"><path d="M328 38l3 -7 3 7z"/></g>';

/** The blackboard in its frame, chalk on the ledge. */
export function drawBlackboard(figure: Figure): void {
  figure.part(rect(250, 20, 128, 57, 4), { color: ROOM1.wood, depth: 5 });
  figure.part(rect(255, 25, 118, 47, 2), { color: "#24504f", depth: 5, occlusion: 0, over: CHALK });
  figure.raw(
    `<rect x="272" y="76" width="84" height="3.4" rx="1.7" fill="${ROOM1.darkWood}"/>` +
      '<rect x="284" y="73.4" width="11" height="3" rx="1.5" fill="#fff"/>' +
      '<rect x="300" y="73.4" width="8" height="3" rx="1.5" fill="#ffb3c7"/>',
  );
}
