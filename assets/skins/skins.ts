/** A shape of a pattern: its outline as an SVG path, with its colour. */
export interface PatternShape {
  readonly d: string;
  readonly color: string;
  /** 0..1. */
  readonly opacity: number;
}

/** A finish over the pictures of all machines (`GAP-81`): colours from dark to light, and a pattern that repeats. */
export interface Skin {
  /** Colours for the darkest to the lightest parts, evenly spaced. */
  readonly ramp: readonly string[];
  /** How much of the machine's own colours the finish replaces, 0..1. */
  readonly cover: number;
  /** Side of the pattern's tile in pixels of a machine's picture, which is 256 wide. */
  readonly tile: number;
  readonly pattern: readonly PatternShape[];
}

const star = (x: number, y: number, r: number): string => {
  const w = r * 0.24;
  return `M${x} ${y - r}L${x + w} ${y - w}L${x + r} ${y}L${x + w} ${y + w}L${x} ${y + r}L${x - w} ${y + w}L${x - r} ${y}L${x - w} ${y - w}Z`;
};
const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const leaf = (x: number, y: number, length: number, turn: number): string => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (along: number, aside: number): string =>
    `${(x + along * c - aside * s).toFixed(1)} ${(y + along * s + aside * c).toFixed(1)}`;
  const w = length * 0.34;
  return `M${at(0, 0)}Q${at(length * 0.4, -w)} ${at(length, 0)}Q${at(length * 0.4, w)} ${at(0, 0)}Z`;
};
const flower = (x: number, y: number, r: number): string =>
  Array.from({ length: 5 }, (_, i) => {
    const turn = (i / 5) * Math.PI * 2 - Math.PI / 2;
    return leaf(x, y, r, turn);
  }).join("");
const flake = (x: number, y: number, r: number): string =>
  [0, 60, 120]
    .map((degrees) => {
      const turn = (degrees * Math.PI) / 180;
      const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
      const w = Math.max(1.1, r * 0.09);
      const point = (along: number, aside: number): string =>
        `${(x + dx * along - dy * aside).toFixed(1)} ${(y + dy * along + dx * aside).toFixed(1)}`;
      const bar = (a: number, b: number, half: number): string =>
        `M${point(a, -half)}L${point(b, -half)}L${point(b, half)}L${point(a, half)}Z`;
      return bar(-r, r, w) + bar(r * 0.5, r * 0.62, r * 0.3) + bar(-r * 0.62, -r * 0.5, r * 0.3);
    })
    .join("");

/** The finish of each skin by its key in `rules/data/decorations.json`. */
export const SKINS: Readonly<Record<string, Skin>> = {
  candy: {
    ramp: ["#4a1238", "#b83a78", "#ff7fb0", "#ffc4dc", "#fff6fa"],
    cover: 0.86,
    tile: 44,
    pattern: [{ d: "M0 0H13L44 31V44H31L0 13ZM31 0H44V13Z", color: "#ffffff", opacity: 0.72 }],
  },
  moss: {
    ramp: ["#12281e", "#2c5a3c", "#5b9a54", "#a6d27c", "#f2ffd8"],
    cover: 0.84,
    tile: 72,
    pattern: [
      {
        d: leaf(6, 20, 26, -0.5) + leaf(34, 10, 22, 0.9) + leaf(46, 46, 26, 2.4),
        color: "#2f7a45",
        opacity: 0.75,
      },
      {
        d: leaf(60, 30, 20, 1.9) + leaf(14, 62, 24, -1.2) + leaf(30, 40, 20, 0.3),
        color: "#8fdc7a",
        opacity: 0.75,
      },
      { d: dot(52, 12, 4) + dot(22, 50, 3.4), color: "#ff9ac6", opacity: 0.95 },
      { d: dot(52, 12, 1.6) + dot(22, 50, 1.4), color: "#fff3c9", opacity: 1 },
    ],
  },
  porcelain: {
    ramp: ["#16255c", "#5a78c8", "#c3d3f4", "#f0f5ff", "#ffffff"],
    cover: 0.9,
    tile: 76,
    pattern: [
      { d: flower(20, 22, 15) + flower(58, 58, 15), color: "#2a54c0", opacity: 0.85 },
      {
        d: leaf(36, 20, 20, 0.3) + leaf(20, 40, 16, 1.3) + leaf(58, 40, 16, -1.9) + leaf(40, 62, 16, 3.5),
        color: "#4f7fe0",
        opacity: 0.75,
      },
      { d: dot(20, 22, 3.4) + dot(58, 58, 3.4), color: "#ffd76a", opacity: 1 },
      { d: dot(58, 20, 2.6) + dot(20, 60, 2.6) + dot(38, 40, 2), color: "#2a54c0", opacity: 0.8 },
    ],
  },
  frost: {
    ramp: ["#173a6a", "#2f78bc", "#68b6e6", "#b8e4fa", "#ffffff"],
    cover: 0.86,
    tile: 80,
    pattern: [
      { d: flake(20, 22, 15) + flake(60, 60, 13), color: "#ffffff", opacity: 0.85 },
      { d: flake(62, 16, 8) + flake(18, 62, 8), color: "#f0fbff", opacity: 0.75 },
      { d: dot(42, 40, 2) + dot(42, 8, 1.6) + dot(4, 42, 1.6), color: "#ffffff", opacity: 0.8 },
    ],
  },
  midnight: {
    ramp: ["#0b0a2a", "#241f66", "#4338a8", "#8478e8", "#e6e0ff"],
    cover: 0.88,
    tile: 84,
    pattern: [
      { d: star(20, 22, 11) + star(62, 56, 9), color: "#ffe08a", opacity: 0.95 },
      { d: star(58, 14, 5) + star(20, 64, 6) + star(40, 42, 4), color: "#ffffff", opacity: 0.9 },
      {
        d: dot(8, 44, 1.5) + dot(74, 34, 1.5) + dot(38, 74, 1.5) + dot(42, 12, 1.3),
        color: "#bfe4ff",
        opacity: 0.9,
      },
    ],
  },
  gold: {
    ramp: ["#3a1c0a", "#a8641a", "#f0b032", "#ffe07a", "#fffbe0"],
    cover: 0.92,
    tile: 64,
    pattern: [
      { d: "M-8 46L46 -8H58L-8 58ZM18 72L72 18V24L24 72Z", color: "#fff6c8", opacity: 0.34 },
      { d: star(18, 14, 5) + star(50, 44, 4), color: "#ffffff", opacity: 0.7 },
    ],
  },
};

/** Pixels of a picture or a tile, four numbers for each, row by row. */
export interface Pixels {
  readonly width: number;
  readonly data: Uint8ClampedArray | Uint8Array;
}

/** Lightness below which contours stay as they are, and above which a finish covers fully. */
const CONTOUR = 0.09;
const BODY = 0.2;
/** Bright and colourful parts are lights, which tell a machine's level; they keep most of their colour. */
const LIGHT = { from: 0.62, to: 0.9, keeps: 0.85 };
/** Machines whose whole body is as colourful as a light. */
const WITHOUT_LIGHTS = /^catLair/;
/** Lightness between which the pattern shows: neither on contours nor on letters that shine. */
const PATTERNED = { from: 0.2, full: 0.42, fades: 0.86, to: 0.95 };

/** Paints a finish over a machine's picture, named by its frame, in place; contours and lights stay. */
export function paintSkin(frame: string, { data, width }: Pixels, skin: Skin, tile: Pixels | null): void {
  const keeps = WITHOUT_LIGHTS.test(frame) ? 0 : LIGHT.keeps;
  const ramp = skin.ramp.map(channels);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const light = (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
    const most = Math.max(red, green, blue);
    const colourful = most === 0 ? 0 : (most - Math.min(red, green, blue)) / most;
    const shines = between(LIGHT.from, LIGHT.to, (most / 255) * Math.min(1, colourful * 1.5)) * keeps;
    const cover = skin.cover * between(CONTOUR, BODY, light) * (1 - shines);
    const shown =
      between(PATTERNED.from, PATTERNED.full, light) * (1 - between(PATTERNED.fades, PATTERNED.to, light));
    const painted = onRamp(ramp, light);
    const pattern = tile ? patternAt(tile, (at / 4) % width, Math.floor(at / 4 / width)) : null;
    for (let channel = 0; channel < 3; channel++) {
      const own = data[at + channel] ?? 0;
      let value = painted[channel] ?? 0;
      // A pattern is lit as what it lies on.
      if (pattern)
        value += ((pattern[channel] ?? 0) * Math.min(1, 0.3 + light) - value) * (pattern[3] ?? 0) * shown;
      data[at + channel] = own + (value - own) * cover;
    }
  }
}

function patternAt({ data, width }: Pixels, x: number, y: number): readonly number[] {
  const at = ((y % width) * width + (x % width)) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, (data[at + 3] ?? 0) / 255];
}

function onRamp(ramp: readonly (readonly number[])[], light: number): readonly number[] {
  const place = Math.min(0.999, light) * (ramp.length - 1);
  const [low, high] = [ramp[Math.floor(place)] ?? [], ramp[Math.floor(place) + 1] ?? []];
  return low.map((value, channel) => value + ((high[channel] ?? value) - value) * (place % 1));
}

function channels(color: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}

/** 0 below `low`, 1 above `high`, and evenly between. */
function between(low: number, high: number, value: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
