import type { Figure } from "../../kit/figure.ts";

const CX = 400;
const CY = 372;
const TURN = 6.2832;

/** Outside to inside: half width, half height, color. */
const RINGS = [
  [142, 82, "#33285c"],
  [138, 79, "#7a4a78"],
  [122, 69, "#e0a472"],
  [117, 66, "#84507f"],
  [84, 46, "#e0a472"],
  [80, 43.5, "#5f4a8a"],
] as const;

/** A round rug with fringes, a border of lozenges and a paw. */
export function drawRug(figure: Figure): void {
  const rings = RINGS.map(
    ([rx, ry, color]) => `<ellipse cx="${CX}" cy="${CY}" rx="${rx}" ry="${ry}" fill="${color}"/>`,
  );
  figure.raw(
    `<ellipse cx="403" cy="378" rx="146" ry="86" fill="#1c173c" opacity=".4" ${figure.blur(8)}/>${rings.join("")}`,
  );
  figure.raw(fringes() + lozenges() + PAW);
  figure.raw(`<ellipse cx="380" cy="346" rx="120" ry="60" fill="#ffe2b0" opacity=".14" ${figure.blur(20)}/>`);
}

function fringes(): string {
  const at = (angle: number, rx: number, ry: number): string =>
    `${(CX + Math.cos(angle) * rx).toFixed(1)} ${(CY + Math.sin(angle) * ry).toFixed(1)}`;
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * TURN;
    return `<path d="M${at(angle, 138, 79)}L${at(angle, 146, 85)}" stroke="#e6b98b" stroke-width="1.6" opacity=".7"/>`;
  }).join("");
}

const lozenges = (): string =>
  Array.from({ length: 16 }, (_, i) => {
    const angle = (i / 16) * TURN;
    const [x, y] = [CX + Math.cos(angle) * 101, CY + Math.sin(angle) * 56];
    return `<path d="M${x} ${y - 5}L${x + 7} ${y}L${x} ${y + 5}L${x - 7} ${y}Z" fill="#ffd9a3" opacity=".75"/>`;
  }).join("");

const PAW =
  '<g fill="#ffd9a3" opacity=".85"><ellipse cx="400" cy="382" rx="22" ry="13"/>' +
  '<ellipse cx="376" cy="366" rx="8" ry="6.5"/><ellipse cx="391" cy="356" rx="8" ry="7"/>' +
  '<ellipse cx="409" cy="356" rx="8" ry="7"/><ellipse cx="424" cy="366" rx="8" ry="6.5"/></g>';
