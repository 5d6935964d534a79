import { allRound, disc, drawnRug, onCircle, RADIUS, weave } from "./rug-figure.ts";

const LOBES = 20;

/** A smiling sun with a scalloped edge. */
export function sunburst(): string {
  const edge = scallops(RADIUS + 2);
  return drawnRug(
    edge,
    () =>
      `<path d="${edge}" fill="#c9503f"/><path d="${scallops(RADIUS - 5)}" fill="#f0863c"/>` +
      allRound(LOBES, (part) => {
        const [x, y] = onCircle(part + 0.5 / LOBES, RADIUS - 19);
        return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="6" fill="#ffd98a"/>`;
      }) +
      disc(126, "#a83f4a") +
      disc(121, "#ffcf6a") +
      weave(120, "#a8572a") +
      allRound(16, (part, i) => ray(part, i % 2 === 0)) +
      disc(62, "#c9503f") +
      disc(57, "#ffd24f") +
      disc(47, "#ffe08a") +
      FACE,
  );
}

function scallops(radius: number): string {
  const step = 1 / LOBES;
  const at = (part: number, reach: number): string =>
    onCircle(part, reach)
      .map((value) => value.toFixed(1))
      .join(" ");
  const arcs = Array.from(
    { length: LOBES },
    (_, i) => `Q${at((i + 0.5) * step, radius * 1.075)} ${at((i + 1) * step, radius * 0.975)}`,
  );
  return `M${at(0, radius * 0.975)}${arcs.join("")}Z`;
}

/** Long rays are straight and short ones swing, as on old maps. */
function ray(part: number, isLong: boolean): string {
  const at = (aside: number, reach: number): string =>
    onCircle(part + aside, reach)
      .map((value) => value.toFixed(1))
      .join(" ");
  if (isLong)
    return `<path d="M${at(-0.024, 60)}L${at(0, 116)}L${at(0.024, 60)}Z" fill="#e2593f"/><path d="M${at(-0.024, 60)}L${at(0, 116)}L${at(0, 60)}Z" fill="#f07a4a"/>`;
  return `<path d="M${at(-0.02, 60)}Q${at(-0.03, 84)} ${at(0.008, 104)}Q${at(0.03, 84)} ${at(0.02, 60)}Z" fill="#f39a3c"/>`;
}

const FACE =
  '<g fill="#7a2f3c"><ellipse cx="-17" cy="-6" rx="5" ry="7.500"/><ellipse cx="17" cy="-6" rx="5" ry="7.500"/></g>' +
  '<g fill="#fff"><circle cx="-18.500" cy="-9" r="2"/><circle cx="15.500" cy="-9" r="2"/></g>' +
  '<path d="M-16 12Q0 30 16 12" fill="none" stroke="#7a2f3c" stroke-width="4.500" stroke-linecap="round"/>' +
  '<g fill="#ff9a5a" opacity=".75"><ellipse cx="-30" cy="8" rx="8" ry="6"/><ellipse cx="30" cy="8" rx="8" ry="6"/></g>';
