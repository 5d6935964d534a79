import type { Point } from "../../room-geometry.ts";
import { drawLeaf } from "./attack-shapes.ts";
import {
  BOTH_SIDES,
  directions,
  easedOut,
  FULL_TURN,
  fadingShape,
  type Ink,
  partOf,
  type Shape,
  scattered,
  WHITE,
} from "./shape.ts";

/** Stones that set themselves to an arch, and the keystone that closes it (Babylon Keystone). */
export function archway(feet: Point, color: number, size: number, lifeMs: number): Shape {
  const stones = 9;
  return fadingShape(lifeMs, 0.74, (ink, share, alpha) => {
    for (let stone = 0; stone < stones; stone++) {
      const middle = (stones - 1) / 2;
      const fromEnd = middle - Math.abs(stone - middle);
      const isKey = stone === middle;
      const starts = isKey ? 0.42 : fromEnd * 0.07;
      const set = easedOut(partOf(share, starts, starts + 0.14));
      if (set <= 0) continue;
      const angle = Math.PI + (stone / (stones - 1)) * Math.PI;
      const x = feet.x + Math.cos(angle) * size * 0.6;
      const y = feet.y - size * 0.1 + Math.sin(angle) * size * 0.98 - (1 - set) * size * 0.4;
      drawStone(ink, x, y, angle, size * (isKey ? 0.15 : 0.115), isKey ? WHITE : color, alpha * set);
    }
    const light = partOf(share, 0.54, 0.7);
    if (light <= 0) return;
    for (let mote = 0; mote < 10; mote++) {
      const up = (scattered(mote) + share * 1.8) % 1;
      ink.fillStyle(mote % 3 === 0 ? WHITE : color, alpha * light * (1 - up));
      ink.fillCircle(
        feet.x + (scattered(mote + 9) - 0.5) * size * 0.9,
        feet.y - size * up,
        2 + 2.5 * scattered(mote + 3),
      );
    }
  });
}

const STONE_SHADE = 0x3a2405;

/** A stone of the arch with bevelled edges; `angle` points outwards. */
function drawStone(
  ink: Ink,
  x: number,
  y: number,
  angle: number,
  half: number,
  color: number,
  alpha: number,
) {
  const {
    along: [dx, dy],
    across: [wx, wy],
  } = directions(angle, half, 0.95);
  const face = (fill: number, opacity: number, [outer, inner]: readonly [number, number], scale = 1) => {
    const corner = (along: number, side: 1 | -1) => {
      // A stone is wider on its outer side.
      const across = side * (1 + 0.15 * along);
      return [x + (dx * along + wx * across) * scale, y + (dy * along + wy * across) * scale] as const;
    };
    const [first, second, third, last] = [
      corner(outer, 1),
      corner(outer, -1),
      corner(inner, -1),
      corner(inner, 1),
    ];
    ink.fillStyle(fill, opacity * alpha);
    ink.fillTriangle(...first, ...second, ...third);
    ink.fillTriangle(...first, ...third, ...last);
  };
  face(STONE_SHADE, 1, [1, -1], 1.18);
  face(color, 1, [1, -1]);
  // Light falls on the outer edge, and the inner one lies in the shade.
  face(WHITE, 0.42, [0.94, 0.5], 0.96);
  face(STONE_SHADE, 0.34, [-0.4, -1]);
}

/** Bars of charge that fill on both sides and leap together over the creature (Hyperscale Capacitor). */
export function capacitor(feet: Point, color: number, size: number, lifeMs: number): Shape {
  const bars = 5;
  return fadingShape(lifeMs, 0.76, (ink, share, alpha) => {
    for (const side of BOTH_SIDES) {
      const x = feet.x + side * size * 0.56;
      for (let bar = 0; bar < bars; bar++) {
        const lit = partOf(share, 0.06 + bar * 0.08, 0.1 + bar * 0.08);
        const y = feet.y - size * (0.06 + bar * 0.17);
        ink.fillStyle(0x14102e, 0.7 * alpha);
        ink.fillRoundedRect(x - size * 0.1, y - size * 0.12, size * 0.2, size * 0.13, 4);
        ink.fillStyle(bar === bars - 1 ? WHITE : color, (0.18 + 0.82 * lit) * alpha);
        ink.fillRoundedRect(x - size * 0.08, y - size * 0.105, size * 0.16, size * 0.1, 3);
      }
    }
    const leap = partOf(share, 0.5, 0.85);
    if (leap <= 0 || leap >= 1) return;
    const jump = Math.floor(share * 24);
    for (let layer = 0; layer < 3; layer++) {
      ink.lineStyle(
        layer === 0 ? 13 : layer === 1 ? 6 : 2.5,
        layer === 2 ? WHITE : color,
        layer === 0 ? 0.3 : 1,
      );
      ink.beginPath();
      ink.moveTo(feet.x - size * 0.56, feet.y - size * 0.8);
      for (let knot = 1; knot < 7; knot++)
        ink.lineTo(
          feet.x + (knot / 7 - 0.5) * size * 1.12,
          feet.y - size * (0.8 + 0.22 * Math.sin((knot / 7) * Math.PI)) + (scattered(knot + jump) - 0.5) * 30,
        );
      ink.lineTo(feet.x + size * 0.56, feet.y - size * 0.8);
      ink.strokePath();
    }
  });
}

/** A lens that passes over the creature, line by line, and finds everything right (Ledger Lens). */
export function lens(at: Point, color: number, size: number, lifeMs: number): Shape {
  return fadingShape(lifeMs, 0.8, (ink, share, alpha) => {
    const pass = partOf(share, 0.08, 0.62);
    const radius = size * 0.31;
    const x = at.x + Math.sin(pass * FULL_TURN) * size * 0.34;
    const y = at.y + size * (0.34 - 0.62 * pass);
    for (let line = 0; line < 6; line++) {
      const rowY = at.y + size * (0.42 - line * 0.16);
      const seen = partOf(pass, line / 6, line / 6 + 0.15);
      ink.fillStyle(color, 0.75 * seen * alpha);
      ink.fillRoundedRect(at.x - size * 0.42, rowY, size * (0.5 + 0.3 * scattered(line)), size * 0.045, 2);
    }
    ink.lineStyle(13, 0x2b1d4f, alpha);
    ink.lineBetween(x + radius * 0.72, y + radius * 0.72, x + radius * 1.5, y + radius * 1.5);
    ink.lineStyle(8, 0xe3b25a, alpha);
    ink.lineBetween(x + radius * 0.72, y + radius * 0.72, x + radius * 1.5, y + radius * 1.5);
    ink.fillStyle(WHITE, 0.22 * alpha);
    ink.fillCircle(x, y, radius);
    ink.lineStyle(10, 0x2b1d4f, alpha);
    ink.strokeCircle(x, y, radius);
    ink.lineStyle(6, color, alpha);
    ink.strokeCircle(x, y, radius);
    ink.lineStyle(4, WHITE, 0.85 * alpha);
    ink.beginPath();
    ink.arc(x, y, radius * 0.74, Math.PI * 1.05, Math.PI * 1.45);
    ink.strokePath();
    drawTick(ink, at.x, at.y - size * 0.05, size * 0.3, easedOut(partOf(share, 0.64, 0.76)), alpha);
  });
}

function drawTick(ink: Ink, x: number, y: number, half: number, drawn: number, alpha: number): void {
  if (drawn <= 0) return;
  const turn = Math.min(1, drawn * 2.5);
  const rest = Math.max(0, (drawn - 0.4) / 0.6);
  for (let layer = 0; layer < 2; layer++) {
    ink.lineStyle(layer === 0 ? 17 : 10, layer === 0 ? 0x0f3a24 : 0x8dffa8, alpha);
    ink.beginPath();
    ink.moveTo(x - half, y);
    ink.lineTo(x - half + half * 0.7 * turn, y + half * 0.65 * turn);
    if (rest > 0) ink.lineTo(x - half * 0.3 + half * 1.4 * rest, y + half * 0.65 - half * 1.5 * rest);
    ink.strokePath();
  }
}

/** A laurel wreath that grows leaf by leaf, with a flame above it (Olympia Emblem). */
export function laurel(at: Point, color: number, size: number, lifeMs: number): Shape {
  const leaves = 9;
  return fadingShape(lifeMs, 0.78, (ink, share, alpha) => {
    for (const side of BOTH_SIDES)
      for (let leaf = 0; leaf < leaves; leaf++) {
        const grown = easedOut(partOf(share, leaf * 0.05, leaf * 0.05 + 0.13));
        if (grown <= 0) continue;
        const angle = Math.PI / 2 - side * (0.22 + leaf * 0.27);
        const x = at.x + Math.cos(angle) * size * 0.62;
        const y = at.y + Math.sin(angle) * size * 0.6;
        const points = angle - side * (Math.PI / 2) + (leaf % 2 === 0 ? 0.6 : -0.6);
        const tint = leaf % 3 === 0 ? 0xffe08a : color;
        drawLeaf(ink, x, y, points, size * 0.14 * grown, tint, alpha);
      }
    const lit = partOf(share, 0.5, 0.62);
    if (lit <= 0) return;
    for (let tongue = 0; tongue < 3; tongue++) {
      const flicker = 1 + 0.18 * Math.sin(share * 60 + tongue * 2);
      const high = size * (0.34 - tongue * 0.09) * lit * flicker;
      const wide = size * (0.14 - tongue * 0.04) * lit;
      const base = at.y - size * 0.5;
      ink.fillStyle(tongue === 0 ? 0xff9a2e : tongue === 1 ? 0xffdf6b : WHITE, alpha);
      ink.fillCircle(at.x, base, wide);
      ink.fillTriangle(at.x - wide, base, at.x + Math.sin(share * 40) * 4, base - high, at.x + wide, base);
    }
  });
}

/** A turbine that runs up to speed around the creature and is confirmed (Validator Core). */
export function turbine(at: Point, color: number, size: number, lifeMs: number): Shape {
  const blades = 8;
  return fadingShape(lifeMs, 0.76, (ink, share, alpha) => {
    const turn = share * share * 26;
    const radius = size * 0.64 * easedOut(partOf(share, 0, 0.2));
    ink.lineStyle(5, 0x0d2a3f, 0.8 * alpha);
    ink.strokeCircle(at.x, at.y, radius * 1.06);
    ink.lineStyle(3, WHITE, 0.8 * alpha);
    ink.strokeCircle(at.x, at.y, radius * 1.06);
    for (let blade = 0; blade < blades; blade++)
      for (let blur = 0; blur < 3; blur++) {
        const angle = (blade / blades) * FULL_TURN + turn - blur * 0.1 * Math.min(1, share * 3);
        const near = radius * 0.62;
        const wide = 0.2;
        ink.fillStyle(blur === 0 && blade % 2 === 0 ? WHITE : color, (0.8 - blur * 0.26) * alpha);
        ink.fillTriangle(
          at.x + Math.cos(angle) * near,
          at.y + Math.sin(angle) * near,
          at.x + Math.cos(angle + wide) * radius,
          at.y + Math.sin(angle + wide) * radius,
          at.x + Math.cos(angle + 2 * wide) * radius * 0.9,
          at.y + Math.sin(angle + 2 * wide) * radius * 0.9,
        );
      }
    drawTick(ink, at.x, at.y - size * 0.04, size * 0.28, easedOut(partOf(share, 0.56, 0.7)), alpha);
  });
}
