import type { GameObjects } from "phaser";
import type { Point } from "../room/room-geometry.ts";

type Ink = GameObjects.Graphics;

/** A light effect with a lifetime; `share` is the part that has passed, from 0 to 1. */
export interface Shape {
  lifeMs: number;
  draw(ink: Ink, share: number): void;
}

const FULL_TURN = 2 * Math.PI;

/** Returns a ring that grows from a point and fades. */
export function ring(at: Point, color: number, radius: number, lifeMs: number, delay = 0): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const grown = Math.max(0, (share - delay) / (1 - delay));
      if (grown <= 0) return;
      ink.lineStyle(2 + 7 * (1 - grown), color, 1 - grown);
      ink.strokeEllipse(at.x, at.y, radius * 2 * eased(grown), radius * 2 * eased(grown) * 0.6, 36);
    },
  };
}

/** A ball of light that flies from one point to another and leaves a tail. */
export function bolt(from: Point, to: Point, color: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      for (let tail = 0; tail < 7; tail++) {
        const part = Math.max(0, share - tail * 0.045);
        const x = from.x + (to.x - from.x) * part;
        const y = from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * 26;
        ink.fillStyle(tail === 0 ? 0xffffff : color, 0.9 - tail * 0.12);
        ink.fillCircle(x, y, 11 - tail * 1.3);
      }
    },
  };
}

/** A jagged stroke of lightning between two points. */
export function lightning(from: Point, to: Point, color: number, lifeMs: number): Shape {
  const knots = 9;
  return {
    lifeMs,
    draw(ink, share) {
      const flicker = Math.floor(share * 6);
      for (const [width, tint, alpha] of [
        [9, color, 0.35],
        [3, 0xffffff, 0.95],
      ] as const) {
        ink.lineStyle(width, tint, alpha * (1 - share));
        ink.beginPath();
        ink.moveTo(from.x, from.y);
        for (let knot = 1; knot < knots; knot++) {
          const part = knot / knots;
          const side = Math.sin(knot * 12.9 + flicker * 4.7) * 16;
          ink.lineTo(from.x + (to.x - from.x) * part + side, from.y + (to.y - from.y) * part + side / 2);
        }
        ink.lineTo(to.x, to.y);
        ink.strokePath();
      }
    },
  };
}

/** A column of light over a point. */
export function pillar(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const width = size * 0.7 * Math.sin(Math.min(1, share * 1.4) * Math.PI);
      for (const [part, alpha] of [
        [1, 0.16],
        [0.6, 0.24],
        [0.25, 0.5],
      ] as const) {
        ink.fillStyle(part === 0.25 ? 0xffffff : color, alpha * (1 - share));
        ink.fillRect(at.x - (width * part) / 2, at.y - size * 1.5, width * part, size * 1.5);
        ink.fillEllipse(at.x, at.y, width * part, width * part * 0.35, 24);
      }
    },
  };
}

/** A dome that closes over a creature. */
export function dome(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const closed = eased(Math.min(1, share * 2));
      const alpha = share < 0.6 ? 1 : (1 - share) / 0.4;
      ink.fillStyle(color, 0.16 * alpha);
      ink.fillEllipse(at.x, at.y - size * 0.1, size * 1.1 * closed, size * 1.25 * closed, 40);
      ink.lineStyle(4, color, 0.85 * alpha);
      ink.strokeEllipse(at.x, at.y - size * 0.1, size * 1.1 * closed, size * 1.25 * closed, 40);
      ink.lineStyle(3, 0xffffff, 0.7 * alpha);
      ink.beginPath();
      ink.arc(at.x, at.y - size * 0.1, size * 0.42 * closed, Math.PI * 1.1, Math.PI * 1.4);
      ink.strokePath();
    },
  };
}

/** Arms of light that turn into a point (inwards) or out of it. */
export function vortex(at: Point, color: number, size: number, lifeMs: number, inwards: boolean): Shape {
  const arms = 5;
  return {
    lifeMs,
    draw(ink, share) {
      const spread = inwards ? 1 - share : share;
      for (let arm = 0; arm < arms; arm++)
        for (let dot = 0; dot < 6; dot++) {
          const angle = (arm / arms) * FULL_TURN + share * 5 + dot * 0.24;
          const far = size * 0.75 * spread * (1 - dot * 0.1);
          ink.fillStyle(dot === 0 ? 0xffffff : color, (1 - dot * 0.14) * Math.sin(share * Math.PI));
          ink.fillCircle(at.x + Math.cos(angle) * far, at.y + Math.sin(angle) * far * 0.6, 5.5 - dot * 0.7);
        }
    },
  };
}

/** Chevrons that rise around a creature. */
export function chevrons(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      for (const [column, late] of [
        [-0.34, 0],
        [0.34, 0.12],
        [0, 0.24],
      ] as const) {
        const part = (share - late) / (1 - late);
        if (part <= 0) continue;
        const x = at.x + column * size;
        const y = at.y + size * 0.35 - part * size * 0.9;
        ink.lineStyle(6, color, 1 - part);
        ink.beginPath();
        ink.moveTo(x - 11, y + 9);
        ink.lineTo(x, y);
        ink.lineTo(x + 11, y + 9);
        ink.strokePath();
      }
    },
  };
}

/** Links of a chain that move around a creature. */
export function chain(at: Point, color: number, size: number, lifeMs: number): Shape {
  const links = 14;
  return {
    lifeMs,
    draw(ink, share) {
      const alpha = Math.sin(share * Math.PI);
      for (let link = 0; link < links; link++) {
        const angle = (link / links) * FULL_TURN + share * 3;
        const x = at.x + Math.cos(angle) * size * 0.55;
        const y = at.y + Math.sin(angle) * size * 0.2;
        ink.lineStyle(4, link % 2 === 0 ? color : 0xffffff, alpha);
        ink.strokeEllipse(x, y, link % 2 === 0 ? 16 : 9, 10, 16);
      }
    },
  };
}

/** Splinters that fall on a creature. */
export function shards(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      for (let shard = 0; shard < 9; shard++) {
        const late = shard * 0.05;
        const part = Math.min(1, Math.max(0, (share - late) / 0.5));
        if (part <= 0 || part >= 1) continue;
        const x = at.x + Math.sin(shard * 5.1) * size * 0.5 - (1 - part) * 46;
        const y = at.y + Math.cos(shard * 3.7) * size * 0.25 - (1 - part) * size * 1.5;
        ink.fillStyle(shard % 3 === 0 ? 0xffffff : color, 0.95);
        ink.fillTriangle(x, y + 15, x - 7, y - 9, x + 4, y - 13);
      }
    },
  };
}

/** The bright arc of a hit. */
export function slash(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const from = Math.PI * (1.15 + share * 0.5);
      ink.lineStyle(12 * (1 - share), color, 1 - share);
      ink.beginPath();
      ink.arc(at.x, at.y, size * 0.42, from, from + Math.PI * 0.75);
      ink.strokePath();
      ink.lineStyle(5 * (1 - share), 0xffffff, 1 - share);
      ink.beginPath();
      ink.arc(at.x, at.y, size * 0.42, from + 0.1, from + Math.PI * 0.65);
      ink.strokePath();
    },
  };
}

function eased(share: number): number {
  return 1 - (1 - share) ** 3;
}
