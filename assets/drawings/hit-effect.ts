import { Figure } from "../kit/figure.ts";
import { LINE } from "../kit/palette.ts";
import { ellipse } from "../kit/path.ts";
import { itemAt } from "../kit/points.ts";

const ORANGE = "#ff9a2e";
const YELLOW = "#ffdf6b";
const CENTRE = 128;
const TURN = 6.283;

/** Opacity 0..1, lengths in master units (256 x 256). */
interface HitMoment {
  /** The burst: outer radius, inner radius as a part of it (0..1), and the hole that grows from inside. */
  readonly star?: { readonly radius: number; readonly waist: number; readonly hole: number };
  readonly glow?: number;
  readonly ring?: { readonly radius: number; readonly width: number; readonly dashes: string };
  /** Length of the flying shards. */
  readonly shard?: number;
  readonly puff?: { readonly radius: number; readonly opacity: number };
}

/** Nothing fades to grey: a hole grows inside the star, then rings and shards shrink. */
const MOMENTS: readonly HitMoment[] = [
  { glow: 0.9, star: { radius: 34, waist: 0.5, hole: 0 } },
  { glow: 0.8, star: { radius: 84, waist: 0.42, hole: 0 }, ring: { radius: 84, width: 7, dashes: "none" } },
  {
    glow: 0.5,
    star: { radius: 102, waist: 0.46, hole: 44 },
    ring: { radius: 100, width: 6, dashes: "none" },
    shard: 24,
  },
  {
    glow: 0.25,
    star: { radius: 112, waist: 0.55, hole: 82 },
    ring: { radius: 110, width: 4.5, dashes: "33 54" },
    shard: 22,
    puff: { radius: 20, opacity: 0.6 },
  },
  {
    ring: { radius: 114, width: 3, dashes: "24 66" },
    shard: 15,
    puff: { radius: 15, opacity: 0.4 },
  },
  {
    ring: { radius: 116, width: 1.6, dashes: "15 78" },
    shard: 8,
    puff: { radius: 8, opacity: 0.22 },
  },
];

/** One frame (0..5) of the hit effect. */
export function hit(frame: number): string {
  const figure = new Figure({ width: 256, height: 256, contour: 5, inner: 2.6, unit: 0.6 });
  const { glow, star, ring, shard, puff } = itemAt(MOMENTS, frame);
  if (glow)
    figure.raw(
      `<circle cx="${CENTRE}" cy="${CENTRE}" r="${50 + frame * 16}" fill="${ORANGE}" opacity="${glow}" ${figure.blur(20)}/>`,
    );
  if (star) figure.raw(burst(star));
  if (ring)
    figure.raw(
      `<circle cx="${CENTRE}" cy="${CENTRE}" r="${ring.radius}" fill="none" stroke="#fff3c9" stroke-width="${ring.width}" ` +
        `stroke-dasharray="${ring.dashes}" stroke-linecap="round"/>`,
    );
  if (shard) drawShards(figure, frame, shard);
  if (puff) drawPuffs(figure, frame, puff);
  return figure.render();
}

function starPath(radius: number, waist: number): string {
  const points = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * TURN + 0.2;
    const reach = i % 2 ? radius * waist : radius * (i % 4 ? 0.82 : 1.06);
    return `${(CENTRE + Math.cos(angle) * reach).toFixed(1)} ${(CENTRE + Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** Contour, orange, yellow and white stars inside each other, the hole cut out of each. */
function burst({ radius, waist, hole }: NonNullable<HitMoment["star"]>): string {
  const layer = (size: number, holeSize: number, paint: string): string => {
    const cut = hole ? ellipse(CENTRE, CENTRE, hole * holeSize) : "";
    return `<path d="${starPath(radius * size, waist)}${cut}" fill-rule="evenodd" ${paint}/>`;
  };
  return (
    layer(1, 1, `fill="${LINE}" stroke="${LINE}" stroke-width="9" stroke-linejoin="round"`) +
    layer(1, 1, `fill="${ORANGE}"`) +
    layer(0.78, 0.94, `fill="${YELLOW}"`) +
    (hole < 60 ? layer(0.5, 0.86, 'fill="#fff"') : "")
  );
}

function drawShards(figure: Figure, frame: number, longest: number): void {
  for (let i = 0; i < 10; i++) {
    const angle = (i / 10) * TURN + 0.35;
    const distance = 50 + (frame - 2) * 18 + (i % 3) * 13;
    const length = longest * (i % 2 ? 1 : 0.75);
    const width = length * 0.34;
    const place = {
      x: CENTRE + Math.cos(angle) * distance,
      y: CENTRE + Math.sin(angle) * distance,
      rotation: (angle * 180) / Math.PI,
    };
    figure.at(place, () =>
      figure.raw(
        `<path d="M${-length} 0L0 ${-width}L${length} 0L0 ${width}Z" fill="${i % 3 ? YELLOW : "#fff"}" ` +
          `stroke="${LINE}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`,
      ),
    );
  }
}

function drawPuffs(figure: Figure, frame: number, { radius, opacity }: NonNullable<HitMoment["puff"]>): void {
  for (let i = 0; i < 6; i++) {
    const angle = (i / 6) * TURN + 0.8;
    const distance = 30 + (frame - 2) * 15;
    figure.raw(
      `<circle cx="${CENTRE + Math.cos(angle) * distance}" cy="${CENTRE + Math.sin(angle) * distance}" r="${radius}" ` +
        `fill="#fff" opacity="${opacity}" ${figure.blur(2)}/>`,
    );
  }
}
