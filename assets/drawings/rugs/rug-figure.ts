import { Figure } from "../../kit/figure.ts";

/** Size of a rug's picture in pixels of the game; `engine/room/furnishing.ts` lays it on the floor. */
export const RUG = { width: 364, height: 236 } as const;

/** The middle of a rug; round ones are drawn as circles and pressed flat, as the floor is seen from above. */
const MIDDLE = { x: 182, y: 112 } as const;
const FLATNESS = 0.6;

/** Radius of a round rug before it is pressed flat: it hides the rug that the room has. */
export const RADIUS = 160;

const TURN = Math.PI * 2;

/** A place on a circle; `part` of a full turn, from the right. */
export const onCircle = (part: number, radius: number): readonly [x: number, y: number] => [
  Math.cos(part * TURN) * radius,
  Math.sin(part * TURN) * radius,
];

/** The same on places all round, as raw SVG; `part` runs from 0 to 1. */
export const allRound = (count: number, draw: (part: number, index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i / count, i)).join("");

/** A rug: its shadow, what `draw` paints round (0, 0) as seen from above, and the light from the upper left. */
export function drawnRug(shape: string, draw: (figure: Figure) => string): string {
  const figure = new Figure({ ...RUG, contour: 1.6, inner: 1.1, unit: 0.42 });
  const { x, y } = MIDDLE;
  const flat = `translate(${x} ${y}) scale(1 ${FLATNESS})`;
  const content = draw(figure);
  const clip = figure.nextId("cl");
  figure.def(`<clipPath id="${clip}"><path d="${shape}" transform="${flat}"/></clipPath>`);
  figure.raw(
    `<path d="${shape}" transform="translate(${x + 4} ${y + 8}) scale(1.02 ${FLATNESS * 1.03})" fill="#0e0a28" opacity=".42" ${figure.blur(8)}/>` +
      // Its edge is as thick as cloth.
      `<path d="${shape}" transform="translate(${x} ${y + 3}) scale(1 ${FLATNESS})" fill="#1d1536" stroke="#1d1536" stroke-width="3" stroke-linejoin="round"/>` +
      `<g transform="${flat}">${content}</g>` +
      `<g clip-path="url(#${clip})"><ellipse cx="${x - 34}" cy="${y - 34}" rx="126" ry="58" fill="#fff4d8" opacity=".15" ${figure.blur(20)}/>` +
      `<path d="M0 ${RUG.height}V${y + 40}Q${x} ${y + 104} ${RUG.width} ${y + 10}V${RUG.height}Z" fill="#160f38" opacity=".13" ${figure.blur(20)}/></g>`,
  );
  return figure.render();
}

/** A circle as a path, which a clip and a shadow can use. */
export const circle = (radius: number): string =>
  `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

/** A ring of one colour. */
export const disc = (radius: number, color: string): string => `<circle r="${radius}" fill="${color}"/>`;

/** Woven rows, which make a surface look like cloth. */
export const weave = (radius: number, color: string): string =>
  `<g fill="none" stroke="${color}" stroke-width="1" opacity=".14">${Array.from(
    { length: Math.floor(radius / 7) },
    (_, i) => `<circle r="${(i + 1) * 7}"/>`,
  ).join("")}</g>`;

/** Tassels round a rug. */
export const fringe = (count: number, from: number, to: number, color: string): string =>
  `<g stroke="${color}" stroke-width="2.4" stroke-linecap="round">${allRound(count, (part) => {
    const [x1, y1] = onCircle(part, from);
    const [x2, y2] = onCircle(part + 0.001, to);
    return `<path d="M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}"/>`;
  })}</g>`;
