import type { Point } from "../../room-geometry.ts";
import {
  appearance,
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

/** A stepped tower of light that rises under a creature and bursts upwards (Babylon Burst). */
export function ziggurat(feet: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const burst = partOf(share, 0.35, 0.55);
      const alpha = 1 - partOf(share, 0.5, 0.8);
      for (let step = 0; step < 4; step++) {
        const risen = easedOut(partOf(share, step * 0.07, step * 0.07 + 0.12));
        if (risen <= 0) continue;
        const wide = size * (0.66 - step * 0.14);
        const high = size * 0.15;
        const top = feet.y + size * 0.05 - (step + risen) * high;
        ink.fillStyle(color, 0.62 * alpha);
        ink.fillRect(feet.x - wide, top, wide * 2, high * 0.92);
        ink.fillStyle(WHITE, 0.75 * alpha);
        ink.fillRect(feet.x - wide, top, wide * 2, high * 0.16);
        ink.lineStyle(2, 0x6b3d05, 0.7 * alpha);
        ink.strokeRect(feet.x - wide, top, wide * 2, high * 0.92);
      }
      if (burst <= 0) return;
      const fade = 1 - partOf(share, 0.5, 0.95);
      for (let ray = 0; ray < 11; ray++) {
        const angle = -Math.PI * (0.06 + 0.88 * (ray / 10));
        const far = size * (0.9 + 0.7 * scattered(ray)) * easedOut(burst);
        const spread = 0.035 + 0.03 * scattered(ray + 2);
        const base = feet.y - size * 0.45;
        ink.fillStyle(ray % 2 === 0 ? 0xfff0b0 : color, 0.8 * fade);
        ink.fillTriangle(
          feet.x,
          base,
          feet.x + Math.cos(angle - spread) * far,
          base + Math.sin(angle - spread) * far,
          feet.x + Math.cos(angle + spread) * far,
          base + Math.sin(angle + spread) * far,
        );
      }
    },
  };
}

/** Two brackets of code that snap shut on a creature like jaws (Scrypto Surge). */
export function codeJaws(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const shut = partOf(share, 0.08, 0.3) ** 3;
      const alpha = appearance(share, 0.62);
      const gap = size * (0.86 - 0.42 * shut);
      for (const side of BOTH_SIDES) {
        for (let layer = 0; layer < 3; layer++) {
          const width = layer === 0 ? 18 : layer === 1 ? 10 : 4;
          ink.lineStyle(width, layer === 2 ? WHITE : color, layer === 0 ? 0.25 * alpha : alpha);
          drawBrace(ink, at.x + side * gap, at.y, side, size);
        }
      }
      const bits = partOf(share, 0.3, 0.9);
      for (let bit = 0; bit < 14; bit++) {
        const up = (scattered(bit) + bits * 1.3) % 1;
        const x = at.x + (scattered(bit + 20) - 0.5) * size * 0.7;
        const y = at.y + size * (0.45 - 0.9 * up);
        ink.fillStyle(bit % 3 === 0 ? WHITE : color, alpha * bits * (1 - up));
        if (bit % 2 === 0) ink.fillRect(x - 2, y - 6, 4, 12);
        else {
          ink.lineStyle(3, color, alpha * bits * (1 - up));
          ink.strokeEllipse(x, y, 8, 12, 12);
        }
      }
    },
  };
}

function drawBrace(ink: Ink, x: number, y: number, side: number, size: number): void {
  const half = size * 0.46;
  const lip = side * size * 0.13;
  ink.beginPath();
  ink.moveTo(x - lip, y - half);
  ink.lineTo(x, y - half * 0.86);
  ink.lineTo(x, y - half * 0.22);
  ink.lineTo(x + lip, y);
  ink.lineTo(x, y + half * 0.22);
  ink.lineTo(x, y + half * 0.86);
  ink.lineTo(x - lip, y + half);
  ink.strokePath();
}

/** Drops of strength that stream from one creature to another. */
export function stream(from: Point, to: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      for (let drop = 0; drop < 16; drop++) {
        const start = drop * 0.035;
        const along = partOf(share, start, start + 0.42);
        if (along <= 0 || along >= 1) continue;
        const eased = along * along * (3 - 2 * along);
        const side = Math.sin(along * Math.PI) * (scattered(drop) - 0.5) * size * 1.1;
        ink.fillStyle(drop % 4 === 0 ? WHITE : color, 0.95);
        ink.fillCircle(
          from.x + (to.x - from.x) * eased + side,
          from.y + (to.y - from.y) * eased - Math.sin(along * Math.PI) * size * 0.2,
          4.5 + 3 * scattered(drop + 7),
        );
      }
    },
  };
}

/** Three chains that wind around a creature from the ground up and close with a lock (Cerberus Chain). */
export function chains(feet: Point, color: number, size: number, lifeMs: number): Shape {
  const links = 18;
  return fadingShape(lifeMs, 0.78, (ink, share, alpha) => {
    for (let chain = 0; chain < 3; chain++) {
      const wound = partOf(share, chain * 0.09, 0.4 + chain * 0.09);
      const y = feet.y - size * (0.12 + chain * 0.26);
      const tilt = (chain - 1) * 0.16;
      for (let link = 0; link < links * wound; link++) {
        const angle = (link / links) * FULL_TURN + chain * 1.9 + share * 0.8;
        const behind = Math.sin(angle) < 0;
        const x = feet.x + Math.cos(angle) * size * 0.52;
        const flat = y + Math.sin(angle) * size * 0.13 + Math.cos(angle) * size * tilt * 0.5;
        ink.lineStyle(6, 0x12402a, (behind ? 0.35 : 0.9) * alpha);
        ink.strokeEllipse(x, flat, link % 2 === 0 ? 20 : 10, 12, 14);
        ink.lineStyle(3, link % 2 === 0 ? color : 0xe9fff2, (behind ? 0.4 : 1) * alpha);
        ink.strokeEllipse(x, flat, link % 2 === 0 ? 20 : 10, 12, 14);
      }
    }
    const locked = partOf(share, 0.5, 0.62);
    if (locked <= 0) return;
    const scale = (1.5 - 0.5 * easedOut(locked)) * size * 0.011;
    drawLock(ink, feet.x, feet.y - size * 0.36, scale, color, alpha * locked);
  });
}

function drawLock(ink: Ink, x: number, y: number, scale: number, color: number, alpha: number): void {
  ink.lineStyle(6 * scale, 0xe9fff2, alpha);
  ink.beginPath();
  ink.arc(x, y - 9 * scale, 9 * scale, Math.PI, FULL_TURN);
  ink.strokePath();
  ink.fillStyle(0x12402a, alpha);
  ink.fillRoundedRect(x - 17 * scale, y - 11 * scale, 34 * scale, 28 * scale, 6 * scale);
  ink.fillStyle(color, alpha);
  ink.fillRoundedRect(x - 14 * scale, y - 8 * scale, 28 * scale, 22 * scale, 4 * scale);
  ink.fillStyle(0x12402a, alpha);
  ink.fillCircle(x, y + scale, 4 * scale);
  ink.fillTriangle(x - 3 * scale, y + 9 * scale, x, y, x + 3 * scale, y + 9 * scale);
}

/** A gauge whose needle runs past the red line (Engine Overclock). */
export function gauge(at: Point, color: number, size: number, lifeMs: number): Shape {
  const ticks = 11;
  const [start, sweep] = [Math.PI * 0.8, Math.PI * 1.4];
  return fadingShape(lifeMs, 0.76, (ink, share, alpha) => {
    const radius = size * 0.56 * easedOut(partOf(share, 0, 0.15));
    const run = partOf(share, 0.14, 0.62) ** 2;
    ink.fillStyle(0x0d1836, 0.42 * alpha);
    ink.fillCircle(at.x, at.y, radius);
    ink.lineStyle(4, WHITE, 0.55 * alpha);
    ink.strokeCircle(at.x, at.y, radius);
    for (let tick = 0; tick < ticks; tick++) {
      const part = tick / (ticks - 1);
      const angle = start + sweep * part;
      const isRed = part > 0.72;
      const isLit = part <= run * 1.05;
      ink.lineStyle(isRed ? 8 : 6, isRed ? 0xff5a4d : color, (isLit ? 1 : 0.3) * alpha);
      ink.lineBetween(
        at.x + Math.cos(angle) * radius * 0.72,
        at.y + Math.sin(angle) * radius * 0.72,
        at.x + Math.cos(angle) * radius * 0.93,
        at.y + Math.sin(angle) * radius * 0.93,
      );
    }
    const shake = run > 0.85 ? Math.sin(share * 260) * 0.05 : 0;
    const needle = start + sweep * Math.min(1.03, run) + shake;
    ink.lineStyle(6, 0xffe9c9, alpha);
    ink.lineBetween(
      at.x - Math.cos(needle) * radius * 0.12,
      at.y - Math.sin(needle) * radius * 0.12,
      at.x + Math.cos(needle) * radius * 0.78,
      at.y + Math.sin(needle) * radius * 0.78,
    );
    ink.fillStyle(0xff5a4d, alpha);
    ink.fillCircle(at.x, at.y, size * 0.05);
  });
}

/** Shards that whirl over a creature, then fall on it (Shardstorm). */
export function shardstorm(at: Point, color: number, size: number, lifeMs: number, late: number): Shape {
  const shards = 12;
  return {
    lifeMs,
    draw(ink, share) {
      for (let shard = 0; shard < shards; shard++) {
        const drop = 0.3 + late * 0.12 + shard * 0.024;
        const whirl = partOf(share, 0, drop);
        const fallen = partOf(share, drop, drop + 0.1);
        if (fallen >= 1) {
          drawSplinter(ink, at, color, size, shard, partOf(share, drop + 0.1, drop + 0.34));
          continue;
        }
        const angle = (shard / shards) * FULL_TURN + share * 9;
        const wide = size * (1.05 - 0.45 * whirl);
        const fromX = at.x + Math.cos(angle) * wide;
        const fromY = at.y - size * 0.5 + Math.sin(angle) * size * 0.2;
        const toX = at.x + (scattered(shard) - 0.5) * size * 0.7;
        const toY = at.y + (scattered(shard + 4) - 0.3) * size * 0.5;
        const x = fromX + (toX - fromX) * fallen ** 2;
        const y = fromY + (toY - fromY) * fallen ** 2;
        const length = size * (0.13 + 0.07 * scattered(shard + 8)) * easedOut(Math.min(1, whirl * 3));
        const turn = fallen > 0 ? Math.PI / 2 : angle + 1.2;
        drawShard(ink, x, y, turn, length, shard % 3 === 0 ? 0xe7d6ff : color, Math.min(1, whirl * 4));
      }
    },
  };
}

/** Shards that gather in a ring around a charging creature. */
export function shardHalo(at: Point, color: number, size: number, lifeMs: number): Shape {
  return fadingShape(lifeMs, 0.8, (ink, share, alpha) => {
    for (let shard = 0; shard < 8; shard++) {
      const angle = (shard / 8) * FULL_TURN + share * 4;
      const far = size * (1 - 0.42 * easedOut(share));
      const x = at.x + Math.cos(angle) * far;
      const y = at.y + Math.sin(angle) * far * 0.42;
      drawShard(ink, x, y, angle + 1.4, size * 0.13, shard % 2 === 0 ? 0xe7d6ff : color, alpha);
    }
  });
}

function drawShard(
  ink: Ink,
  x: number,
  y: number,
  angle: number,
  long: number,
  color: number,
  alpha: number,
) {
  const {
    along: [dx, dy],
    across: [wx, wy],
  } = directions(angle, long, 0.32);
  ink.fillStyle(color, 0.95 * alpha);
  ink.fillTriangle(x + dx, y + dy, x + wx, y + wy, x - dx * 0.6, y - dy * 0.6);
  ink.fillStyle(WHITE, 0.85 * alpha);
  ink.fillTriangle(x + dx, y + dy, x - wx, y - wy, x - dx * 0.6, y - dy * 0.6);
}

/** What is left where a shard struck: splinters that fly apart. */
function drawSplinter(ink: Ink, at: Point, color: number, size: number, shard: number, gone: number): void {
  if (gone >= 1) return;
  const x = at.x + (scattered(shard) - 0.5) * size * 0.7;
  const y = at.y + (scattered(shard + 4) - 0.3) * size * 0.5;
  for (let piece = 0; piece < 3; piece++) {
    const angle = -Math.PI * (0.2 + 0.3 * piece);
    const far = size * 0.22 * easedOut(gone);
    ink.fillStyle(piece === 1 ? WHITE : color, 1 - gone);
    ink.fillCircle(x + Math.cos(angle) * far, y + Math.sin(angle) * far + gone * 12, 3.6 * (1 - gone) + 0.6);
  }
}
