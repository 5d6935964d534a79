import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { setLetters } from "./letters.ts";

const TEAL = "#2fd4c7";
const PULSE = "M26 56H46L55 34L70 76L80 50L86 56H100";

/** The word 'Lab' on a small screen that hangs under the other word; 290 x 104 from (0, 0). */
export function drawLabSign(figure: Figure): void {
  for (const hanger of [44, 246])
    figure.part(rect(hanger - 8, -24, 16, 34, 6), {
      color: "#e3b25a",
      material: "metal",
      depth: 5,
      occlusion: 0.3,
    });
  figure.part(rect(0, 0, 290, 104, 28), { color: "#5a4fb8", material: "metal", depth: 9, occlusion: 0.3 });
  figure.part(rect(11, 10, 268, 84, 20), {
    color: "#1b1648",
    depth: 9,
    occlusion: 0,
    over: '<path d="M11 10H120L66 94H11Z" fill="#ffffff" opacity=".08"/>',
  });
  figure.raw(
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">' +
      `<path d="${PULSE}" stroke="#4df29b" stroke-width="12" opacity=".25"/>` +
      `<path d="${PULSE}" stroke="#4df29b" stroke-width="4.6"/></g>`,
  );
  drawShiningWord(figure);
}

function drawShiningWord(figure: Figure): void {
  for (const { path, x, y } of setLetters("Lab", 116, 50, { size: 92, gap: 6 })) {
    figure.raw(
      `<path d="${path}" transform="translate(${x} ${y})" fill="${TEAL}" opacity=".8" ${figure.blur(8)}/>`,
    );
    figure.at({ x, y }, () => {
      figure.part(path, { color: TEAL, depth: 7, occlusion: 0, highlight: 0.9 });
    });
  }
}
