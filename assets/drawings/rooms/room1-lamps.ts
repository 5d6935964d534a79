import { whiter } from "../../kit/color.ts";
import type { Figure } from "../../kit/figure.ts";
import { glowSpot } from "../../kit/light.ts";
import { LINE } from "../../kit/palette.ts";
import { poly } from "../../kit/path.ts";
import { itemAt } from "../../kit/points.ts";
import { bucket } from "./room-figure.ts";

/** Three orange lamps that hang from the beam. */
export function drawLamps(figure: Figure): void {
  for (const x of [137, 404, 666]) {
    figure.raw(`<path d="M${x} 12V22" stroke="${LINE}" stroke-width="2.4"/>`);
    figure.part(poly(bucket(x, 20, 34, 7, 18), 4), { color: "#e0785a", depth: 5 });
    figure.raw(
      `<ellipse cx="${x}" cy="34.6" rx="13.6" ry="4" fill="#fff3cf"/>` +
        `<ellipse cx="${x}" cy="38" rx="30" ry="16" fill="#ffdf9e" opacity=".55" ${figure.blur(10)}/>`,
    );
  }
}

const BULBS = ["#ffd76a", "#7cf5ff", "#ff9ac6", "#a6f58a"] as const;

/** Width of one arc of the fairy lights. */
const ARC = 140;

/** A string of little lights along the whole beam, every second arc of it upside down. */
export function drawFairyLights(figure: Figure): void {
  const wire =
    '<path d="M0 18Q70 34 140 18T280 18T420 18T560 18T690 18T810 20" fill="none" stroke="#1a1840" stroke-width="1.4"/>';
  const bulbs = Array.from({ length: 26 }, (_, i) => {
    const x = 12 + i * 30.5;
    const sag = Math.floor(x / ARC) % 2 ? -6 : 8;
    const y = 19 + Math.sin(((x % ARC) / ARC) * Math.PI) * sag + 2;
    const color = itemAt(BULBS, i % BULBS.length);
    return (
      glowSpot(figure, x, y, 6, color, 0.4, 4) +
      `<circle cx="${x}" cy="${y}" r="2.1" fill="${whiter(color, 0.5)}"/>`
    );
  });
  figure.raw(wire + bulbs.join(""));
}
