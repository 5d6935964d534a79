import type { Point } from "../../room-geometry.ts";
import { easedOut, FULL_TURN, type Shape } from "./shape.ts";

/** Returns a ring that grows from a point and fades. */
export function ring(at: Point, color: number, radius: number, lifeMs: number, delay = 0): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const grown = Math.max(0, (share - delay) / (1 - delay));
      if (grown <= 0) return;
      ink.lineStyle(2 + 7 * (1 - grown), color, 1 - grown);
      ink.strokeEllipse(at.x, at.y, radius * 2 * easedOut(grown), radius * 2 * easedOut(grown) * 0.6, 36);
    },
  };
}

/** Slices of a column of light: enough that its fading shows no steps. */
const SLICES = 10;

/** A column of light over a point, which fades and narrows towards its top. */
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
        const light = part === 0.25 ? 0xffffff : color;
        const height = (size * 1.6) / SLICES;
        for (let slice = 0; slice < SLICES; slice++) {
          const up = slice / SLICES;
          const wide = width * part * (1 - 0.3 * up);
          ink.fillStyle(light, alpha * (1 - share) * (1 - up) ** 1.4);
          ink.fillRect(at.x - wide / 2, at.y - (slice + 1) * height, wide, height);
        }
        ink.fillStyle(light, alpha * (1 - share));
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
      const closed = easedOut(Math.min(1, share * 2));
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
