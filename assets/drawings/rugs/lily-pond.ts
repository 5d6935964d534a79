import { clipped, radialGradient } from "../../kit/fill.ts";
import { blob } from "../../kit/path.ts";
import { allRound, drawnRug, onCircle } from "./rug-figure.ts";

const shore = (grow: number): string =>
  blob(
    Array.from({ length: 14 }, (_, i) => {
      const wave = [0, 5, 2, 8, 0, 4, 9, 1, 6, 0, 7, 3, 0, 6][i] ?? 0;
      const [x, y] = onCircle(i / 14, 158 + grow + wave);
      return [x, y] as const;
    }),
  );

/** A pond with lilies and two koi, as clear as glass. */
export function lilyPond(): string {
  return drawnRug(shore(4), (figure) => {
    const water = radialGradient(
      figure,
      [
        [0, "#7ff0dc"],
        [0.55, "#35b8c4"],
        [1, "#1d6fa4"],
      ],
      'cx=".42" cy=".36" r=".7"',
    );
    return (
      `<path d="${shore(4)}" fill="#3f7a4c"/><path d="${shore(-2)}" fill="#7fc46a"/>` +
      allRound(30, (part, i) => {
        const [x, y] = onCircle(part + (i % 3) * 0.004, 149 + (i % 2) * 4);
        return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${9 + (i % 3) * 2}" ry="${10 + (i % 2) * 3}" fill="${["#d8cfc0", "#b9aeb0", "#e8e0d0"][i % 3]}" stroke="#4a4260" stroke-width="2"/>`;
      }) +
      `<path d="${shore(-22)}" fill="#14507c"/><path d="${shore(-27)}" fill="${water}"/>` +
      clipped(
        figure,
        shore(-27),
        '<g fill="none" stroke="#d8fff4" stroke-width="2.600" opacity=".5"><circle cx="-30" cy="10" r="34"/><circle cx="-30" cy="10" r="52"/><circle cx="60" cy="-50" r="26"/><circle cx="60" cy="-50" r="42"/></g>' +
          '<path d="M-120 -40q40 -30 80 -10M20 96q40 10 80 -20" fill="none" stroke="#eafffa" stroke-width="4" opacity=".5" stroke-linecap="round"/>',
      ) +
      koi(-34, 16, 28, "#ff7a3c") +
      koi(54, -44, 200, "#f4f0ff") +
      pad(-84, -54, 34, 20) +
      pad(-44, -84, 24, 200) +
      pad(92, 34, 36, 130) +
      pad(46, 78, 28, 300) +
      pad(-88, 62, 26, 250) +
      pad(4, -24, 18, 40) +
      flower(-84, -58, 1, "#ff9ac6") +
      flower(94, 30, 1.05, "#fff0f6") +
      flower(46, 76, 0.7, "#ffc4da")
    );
  });
}

/** A leaf that floats, with the notch of its stem. */
const pad = (x: number, y: number, r: number, turn: number): string =>
  `<g transform="translate(${x} ${y})"><circle cx="3" cy="6" r="${r}" fill="#0f3f6a" opacity=".4"/><g transform="rotate(${turn})">` +
  `<path d="M0 0L${r * 0.97} ${-r * 0.26}A${r} ${r} 0 1 0 ${r * 0.97} ${r * 0.26}Z" fill="#3f9a56" stroke="#1d5a44" stroke-width="2.400" stroke-linejoin="round"/>` +
  `<path d="M0 0L${-r * 0.8} 0M0 0L${-r * 0.5} ${-r * 0.66}M0 0L${-r * 0.5} ${r * 0.66}M0 0L${r * 0.2} ${-r * 0.8}M0 0L${r * 0.2} ${r * 0.8}" stroke="#8fdc7a" stroke-width="2" stroke-linecap="round"/></g></g>`;

/** A lily, its petals from the back to the front. */
function flower(x: number, y: number, size: number, color: string): string {
  const petal = (turn: number, long: number, fill: string): string =>
    `<path d="M0 0Q-11 ${-long * 0.6} 0 ${-long}Q11 ${-long * 0.6} 0 0Z" fill="${fill}" stroke="#8a2f5c" stroke-width="1.800" stroke-linejoin="round" transform="rotate(${turn})"/>`;
  const ring = (count: number, long: number, fill: string, shift: number): string =>
    Array.from({ length: count }, (_, i) => petal((i / count) * 360 + shift, long, fill)).join("");
  return `<g transform="translate(${x} ${y}) scale(${size} ${size * 1.15})">${ring(8, 26, color, 0)}${ring(6, 18, "#fff6fa", 20)}<circle r="6.500" fill="#ffd23f" stroke="#a8641a" stroke-width="1.600"/></g>`;
}

const koi = (x: number, y: number, turn: number, color: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-38 4q34 -22 66 4q-36 22 -66 -4z" fill="#0f3f6a" opacity=".3" transform="translate(4 8)"/><g stroke="#5a2434" stroke-width="2.200" stroke-linejoin="round">` +
  `<path d="M26 0q16 -16 26 -12q-6 12 -8 13q6 8 4 14q-14 -2 -22 -12z" fill="${color}"/><path d="M-6 -12q4 -14 16 -13q-2 10 -8 14zM-6 12q4 14 16 13q-2 -10 -8 -14z" fill="${color}"/>` +
  `<path d="M-40 0Q-30 -17 -4 -15Q20 -12 30 0Q20 12 -4 15Q-30 17 -40 0Z" fill="${color}"/><path d="M-22 -13q10 12 -2 26q-10 -2 -15 -10q2 -12 17 -16zM4 -14q12 8 4 27q-8 2 -10 -2q6 -12 6 -25z" fill="${color === "#f4f0ff" ? "#ff6a4a" : "#fff4e8"}" stroke="none"/></g><g fill="#2b1a24"><circle cx="-31" cy="-6" r="2.200"/><circle cx="-31" cy="6" r="2.200"/></g></g>`;
