import type { Figure } from "../../kit/figure.ts";
import { linearGradient } from "../../kit/fill.ts";
import { ROOM1 } from "./room1-colors.ts";

/** What lies flat in the lower corners: a cat's mat on the left and a service hatch on the right. */
export function drawFloorMarks(figure: Figure): void {
  figure.raw(catMat(figure, 96, 512) + hatch(figure, 704, 512) + PAWS);
}

/** An oval mat with a fish, where a cat would sleep. */
function catMat(figure: Figure, x: number, y: number): string {
  const ring = (rx: number, ry: number, color: string): string =>
    `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"/>`;
  const bones =
    `<path d="M${x - 20} ${y}H${x + 15}M${x - 9} ${y - 6.6}v13.2M${x - 1} ${y - 7.4}v14.8M${x + 7} ${y - 5.8}v11.6" stroke="#d9fff2" stroke-width="2.6" stroke-linecap="round"/>` +
    `<path d="M${x - 17} ${y}q-8 -9.6 -18 -2.4l5 2.4 -5 2.4q10 7.2 18 -2.4z" fill="#d9fff2" transform="rotate(180 ${x - 14} ${y}) translate(-28 0)"/>` +
    `<path d="M${x - 20} ${y}l-9 -6.6q3 6.6 0 13.2z" fill="#d9fff2"/>`;
  return (
    `<ellipse cx="${x + 2}" cy="${y + 5}" rx="66" ry="36" fill="#1c173c" opacity=".42" ${figure.blur(8)}/>` +
    ring(63, 34, "#211c48") +
    ring(60.6, 32, "#2f7f7c") +
    ring(53, 27.4, "#9fe6c9") +
    ring(51, 26, "#37948c") +
    `<g opacity=".82">${bones}</g>` +
    `<ellipse cx="${x - 14}" cy="${y - 11}" rx="40" ry="16" fill="#e9fff4" opacity=".14" ${figure.blur(8)}/>`
  );
}

/** A steel lid in the floor, with light in its slots. */
function hatch(figure: Figure, x: number, y: number): string {
  const steel = linearGradient(figure, [
    [0, "#7a76ac"],
    [0.5, "#5f5b93"],
    [1, "#4a467c"],
  ]);
  const slots = [-3, -2, -1, 0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="${x + i * 11 - 2.4}" y="${y - 13}" width="4.8" height="26" rx="2.4" fill="#1d1a44"/>` +
        `<rect x="${x + i * 11 - 1}" y="${y - 11}" width="2" height="22" rx="1" fill="${ROOM1.warm}" opacity=".75"/>`,
    )
    .join("");
  const bolts = [
    [-49, -24],
    [49, -24],
    [-49, 24],
    [49, 24],
  ]
    .map(([dx = 0, dy = 0]) => `<circle cx="${x + dx}" cy="${y + dy}" r="2.6" fill="#2b2654"/>`)
    .join("");
  return (
    `<rect x="${x - 59}" y="${y - 33}" width="118" height="67" rx="9" fill="#1d1a44" opacity=".75"/>` +
    `<rect x="${x - 56}" y="${y - 31}" width="112" height="62" rx="7" fill="${steel}"/>` +
    `<path d="M${x - 55} ${y + 20}v-44q0 -6 6 -6h92" fill="none" stroke="#b7b3e0" stroke-width="1.4" opacity=".55"/>` +
    `<rect x="${x - 44}" y="${y - 19}" width="88" height="38" rx="5" fill="#3b3763"/>${slots}${bolts}` +
    `<ellipse cx="${x}" cy="${y}" rx="56" ry="30" fill="${ROOM1.warm}" opacity=".13" ${figure.blur(10)}/>`
  );
}

/** Paw prints of a cat from its mat to the rug. */
const PAWS = [
  [170, 500, 62],
  [192, 482, 50],
  [218, 474, 64],
  [240, 456, 48],
]
  .map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1 .8)" fill="#2b2654" opacity=".34">` +
      '<ellipse cy="2" rx="4.6" ry="3.8"/><circle cx="-4.6" cy="-3.4" r="1.8"/><circle cx="-1.6" cy="-5.4" r="1.9"/>' +
      '<circle cx="1.9" cy="-5.4" r="1.9"/><circle cx="4.8" cy="-3.4" r="1.8"/></g>',
  )
  .join("");
