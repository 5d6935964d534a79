import { mix } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { rect } from "../../kit/path.ts";
import { text } from "../../kit/text.ts";
import type { FomoColors } from "./fomo-colors.ts";
import { STEEL } from "./machine-figure.ts";

/** The marquee on two posts: FOMO between two rows of bulbs. */
export function drawFomoSign(figure: Figure, colors: FomoColors): void {
  for (const x of [120, 392])
    figure.part(rect(x - 13, 110, 26, 260, 6), { color: STEEL, material: "metal", depth: 10 });
  figure.part(rect(54, 40, 404, 132, 34), { color: colors.gold, depth: 16, material: "metal" });
  figure.part(rect(76, 60, 360, 92, 22), { color: "#3a1140", depth: 12, occlusion: 0 });
  drawBulbs(figure, colors);
  drawWord(figure, colors);
}

/** Every second bulb is lit; the lower row is shifted by one. */
function drawBulbs(figure: Figure, { isOffline, gold }: FomoColors): void {
  let bulbs = "";
  for (let i = 0; i < 11; i++)
    for (const [row, y] of [50, 162].entries()) {
      const x = 82 + i * 35;
      const isOn = !isOffline && (i + row) % 2 === 0;
      bulbs += `<circle cx="${x}" cy="${y}" r="7" fill="${isOn ? "#fff6d0" : mix(gold, "#5a2a1a", 0.45)}"/>`;
      if (isOn) bulbs += `<circle cx="${x}" cy="${y}" r="14" fill="#fff1b0" opacity=".5" ${figure.blur(4)}/>`;
    }
  figure.raw(bulbs);
}

function drawWord(figure: Figure, { isOffline, cyan }: FomoColors): void {
  const word = text("FOMO", 256, 106, 92, 700, 8);
  const neon = `<path d="${word}" fill="${cyan}" opacity=".8" ${figure.blur(10)}/>`;
  const [fill, stroke] = isOffline ? ["#8b86ab", "#5b5679"] : ["#eaffff", cyan];
  figure.raw(
    `${isOffline ? "" : neon}<path d="${word}" fill="${fill}" stroke="${stroke}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`,
  );
}
