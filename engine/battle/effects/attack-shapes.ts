import type { Point } from "../../room-geometry.ts";
import {
  appearance,
  directions,
  easedOut,
  FULL_TURN,
  fadingShape,
  partOf,
  type Shape,
  scattered,
  WHITE,
} from "./shape.ts";

/** Lightning that jumps between two points and forks; it changes its way six times. */
export function arcs(from: Point, to: Point, color: number, lifeMs: number): Shape {
  const knots = 10;
  return {
    lifeMs,
    draw(ink, share) {
      const jump = Math.floor(share * 6);
      const reach = easedOut(partOf(share, 0, 0.22));
      const alpha = 1 - partOf(share, 0.45, 1);
      for (let layer = 0; layer < 3; layer++) {
        const width = layer === 0 ? 15 : layer === 1 ? 7 : 3;
        ink.lineStyle(width, layer === 2 ? WHITE : color, (layer === 0 ? 0.28 : 0.95) * alpha);
        ink.beginPath();
        ink.moveTo(from.x, from.y);
        for (let knot = 1; knot <= knots; knot++) {
          const along = (knot / knots) * reach;
          const side = knot === knots ? 0 : (scattered(knot * 3 + jump * 17) - 0.5) * 46;
          ink.lineTo(
            from.x + (to.x - from.x) * along + side,
            from.y + (to.y - from.y) * along + (scattered(knot * 7 + jump * 5) - 0.5) * 20,
          );
        }
        ink.strokePath();
      }
    },
  };
}

/** Short crackles around a creature that is being charged. */
export function crackle(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const jump = Math.floor(share * 9);
      const alpha = appearance(share, 0.8);
      for (let spark = 0; spark < 7; spark++) {
        const angle = scattered(spark + jump * 13) * FULL_TURN;
        const near = size * (0.28 + 0.14 * scattered(spark * 5 + jump));
        const x = at.x + Math.cos(angle) * near;
        const y = at.y + Math.sin(angle) * near;
        const bend = (scattered(spark * 11 + jump) - 0.5) * size * 0.22;
        ink.lineStyle(5, color, 0.85 * alpha);
        ink.beginPath();
        ink.moveTo(x, y);
        ink.lineTo(x + Math.cos(angle) * size * 0.1 - bend, y + Math.sin(angle) * size * 0.1 + bend);
        ink.lineTo(x + Math.cos(angle) * size * 0.24, y + Math.sin(angle) * size * 0.24);
        ink.strokePath();
        ink.fillStyle(WHITE, alpha);
        ink.fillCircle(x, y, 2.4);
      }
    },
  };
}

/** A star with many points that bursts open and is eaten from inside. */
export function burstStar(at: Point, color: number, size: number, lifeMs: number, points = 9): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const grown = easedOut(partOf(share, 0, 0.35));
      const eaten = partOf(share, 0.25, 1);
      const outer = size * (0.3 + 0.38 * grown);
      const inner = outer * (0.42 + 0.4 * eaten) * (share < 0.25 ? 0.9 : 1);
      for (let layer = 0; layer < 2; layer++) {
        const scale = layer === 0 ? 1 : 0.62;
        ink.fillStyle(layer === 0 ? color : WHITE, 1 - eaten);
        for (let point = 0; point < points; point++) {
          const angle = (point / points) * FULL_TURN - 0.4;
          const half = Math.PI / points;
          const long = outer * scale * (point % 2 === 0 ? 1.12 : 0.86);
          const short = inner * scale;
          ink.fillTriangle(
            at.x + Math.cos(angle - half) * short,
            at.y + Math.sin(angle - half) * short,
            at.x + Math.cos(angle) * long,
            at.y + Math.sin(angle) * long,
            at.x + Math.cos(angle + half) * short,
            at.y + Math.sin(angle + half) * short,
          );
        }
        if (share < 0.25) ink.fillCircle(at.x, at.y, inner * scale);
      }
    },
  };
}

/** Cracks in the ground that spread from a point. */
export function cracks(at: Point, color: number, size: number, lifeMs: number): Shape {
  const rays = 7;
  return {
    lifeMs,
    draw(ink, share) {
      const grown = easedOut(partOf(share, 0, 0.3));
      const alpha = 1 - partOf(share, 0.5, 1);
      for (let ray = 0; ray < rays; ray++) {
        const angle = (ray / rays) * FULL_TURN + scattered(ray) * 0.6;
        const far = size * (0.5 + 0.3 * scattered(ray + 5)) * grown;
        const bend = angle + (scattered(ray + 9) - 0.5) * 0.9;
        const midX = at.x + Math.cos(angle) * far * 0.55;
        const midY = at.y + Math.sin(angle) * far * 0.55 * 0.4;
        for (let layer = 0; layer < 2; layer++) {
          ink.lineStyle(layer === 0 ? 7 : 3, layer === 0 ? 0x140c2e : color, alpha);
          ink.beginPath();
          ink.moveTo(at.x, at.y);
          ink.lineTo(midX, midY);
          ink.lineTo(midX + Math.cos(bend) * far * 0.45, midY + Math.sin(bend) * far * 0.45 * 0.4);
          ink.strokePath();
        }
      }
    },
  };
}

/** A circle of runes on the ground that turns. */
export function runeCircle(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const grown = easedOut(partOf(share, 0, 0.3));
      const alpha = appearance(share, 0.65);
      const radius = size * 0.62 * grown;
      ink.lineStyle(4, color, alpha);
      ink.strokeEllipse(at.x, at.y, radius * 2, radius * 0.8, 40);
      ink.lineStyle(2, WHITE, 0.7 * alpha);
      ink.strokeEllipse(at.x, at.y, radius * 1.55, radius * 0.62, 40);
      for (let star = 0; star < 2; star++) {
        ink.lineStyle(2.5, color, 0.9 * alpha);
        ink.beginPath();
        for (let corner = 0; corner <= 3; corner++) {
          const angle = (corner / 3) * FULL_TURN + star * Math.PI + share * 3;
          const x = at.x + Math.cos(angle) * radius * 0.92;
          const y = at.y + Math.sin(angle) * radius * 0.37;
          if (corner === 0) ink.moveTo(x, y);
          else ink.lineTo(x, y);
        }
        ink.strokePath();
      }
    },
  };
}

/** A ball of magic that gathers, flies in a bow and draws a spiral behind it. */
export function orb(from: Point, to: Point, color: number, size: number, lifeMs: number): Shape {
  const gathers = 0.4;
  return {
    lifeMs,
    draw(ink, share) {
      const gathered = partOf(share, 0, gathers);
      const flown = partOf(share, gathers, 1) ** 1.6;
      const bow = -Math.sin(flown * Math.PI) * size * 0.35;
      const x = from.x + (to.x - from.x) * flown;
      const y = from.y - size * 0.5 * (1 - flown) + (to.y - from.y) * flown + bow;
      const radius = size * 0.13 * easedOut(gathered);
      for (let dot = 11; dot >= 0; dot--) {
        const behind = Math.max(0, flown - dot * 0.03);
        const turn = share * 22 - dot * 0.75;
        const wide = (flown > 0 ? 1 : 1.6 - gathered) * size * 0.16;
        ink.fillStyle(dot % 3 === 0 ? WHITE : color, (0.85 - dot * 0.06) * gathered);
        ink.fillCircle(
          from.x + (to.x - from.x) * behind + Math.cos(turn) * wide,
          from.y - size * 0.5 * (1 - behind) + (to.y - from.y) * behind + bow + Math.sin(turn) * wide * 0.7,
          Math.max(1.2, radius * 0.42 - dot * 0.2),
        );
      }
      ink.fillStyle(color, 0.4);
      ink.fillCircle(x, y, radius * 1.6);
      ink.fillStyle(color, 0.95);
      ink.fillCircle(x, y, radius);
      ink.fillStyle(WHITE, 0.95);
      ink.fillCircle(x - radius * 0.2, y - radius * 0.2, radius * 0.55);
    },
  };
}

/** Waves that run over the ground, one behind the other. */
export function shockWaves(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      for (let wave = 0; wave < 3; wave++) {
        const grown = partOf(share, wave * 0.14, 0.7 + wave * 0.14);
        if (grown <= 0 || grown >= 1) continue;
        const radius = size * (0.25 + 0.75 * easedOut(grown));
        ink.lineStyle(10 * (1 - grown) + 1, wave === 0 ? WHITE : color, 0.9 * (1 - grown));
        ink.strokeEllipse(at.x, at.y, radius * 2, radius * 0.76, 40);
      }
    },
  };
}

/** Leaves that whirl around a creature on its way. */
export function leafWhirl(at: Point, color: number, size: number, lifeMs: number): Shape {
  return fadingShape(lifeMs, 0.7, (ink, share, alpha) => {
    for (let leaf = 0; leaf < 12; leaf++) {
      const angle = (leaf / 12) * FULL_TURN + share * 7;
      const far = size * (0.36 + 0.2 * scattered(leaf)) * (0.7 + 0.5 * share);
      const x = at.x + Math.cos(angle) * far;
      const y = at.y + Math.sin(angle) * far * 0.5 - (scattered(leaf + 3) - 0.4) * size * 0.6;
      drawLeaf(ink, x, y, angle + Math.PI / 2, size * 0.085, leaf % 3 === 0 ? 0xd7ffb8 : color, alpha);
    }
  });
}

/** Draws a leaf as two triangles with a light rib. */
export function drawLeaf(
  ink: Parameters<Shape["draw"]>[0],
  x: number,
  y: number,
  angle: number,
  length: number,
  color: number,
  alpha: number,
): void {
  const {
    along: [dx, dy],
    across: [wx, wy],
  } = directions(angle, length, 0.45);
  ink.fillStyle(color, alpha);
  ink.fillTriangle(x - dx, y - dy, x + wx, y + wy, x + dx, y + dy);
  ink.fillTriangle(x - dx, y - dy, x - wx, y - wy, x + dx, y + dy);
  ink.lineStyle(1.5, WHITE, 0.6 * alpha);
  ink.lineBetween(x - dx * 0.8, y - dy * 0.8, x + dx * 0.8, y + dy * 0.8);
}

/** Three quick cuts, one after the other. */
export function cuts(at: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      for (let cut = 0; cut < 3; cut++) {
        const drawn = partOf(share, cut * 0.2, cut * 0.2 + 0.16);
        if (drawn <= 0) continue;
        const gone = partOf(share, cut * 0.2 + 0.2, cut * 0.2 + 0.55);
        const angle = cut === 0 ? -0.7 : cut === 1 ? 0.62 : -0.1;
        const half = size * 0.62;
        const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
        const [startX, startY] = [at.x - dx + 2 * dx * gone, at.y - dy + 2 * dy * gone];
        const [endX, endY] = [at.x - dx + 2 * dx * drawn, at.y - dy + 2 * dy * drawn];
        const thick = 9 * (1 - gone);
        const [nx, ny] = [-Math.sin(angle) * thick, Math.cos(angle) * thick];
        const [midX, midY] = [(startX + endX) / 2, (startY + endY) / 2];
        ink.fillStyle(color, 0.95);
        ink.fillTriangle(startX, startY, midX + nx, midY + ny, endX, endY);
        ink.fillTriangle(startX, startY, midX - nx, midY - ny, endX, endY);
        ink.fillStyle(WHITE, 0.95);
        ink.fillTriangle(startX, startY, midX + nx * 0.4, midY + ny * 0.4, endX, endY);
        ink.fillTriangle(startX, startY, midX - nx * 0.4, midY - ny * 0.4, endX, endY);
      }
    },
  };
}

/** Lines of wind between two points. */
export function wind(from: Point, to: Point, color: number, size: number, lifeMs: number): Shape {
  return {
    lifeMs,
    draw(ink, share) {
      const alpha = 1 - share;
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      const length = Math.hypot(dx, dy) || 1;
      for (let line = 0; line < 7; line++) {
        const offset = (line - 3) * size * 0.09;
        const head = Math.min(1, partOf(share, 0, 0.5) + scattered(line) * 0.2);
        const tail = Math.max(0, head - 0.3 - 0.2 * scattered(line + 4));
        const [nx, ny] = [(-dy / length) * offset, (dx / length) * offset];
        ink.lineStyle(line % 2 === 0 ? 4 : 2, line % 3 === 0 ? WHITE : color, 0.8 * alpha);
        ink.lineBetween(
          from.x + dx * tail + nx,
          from.y + dy * tail + ny,
          from.x + dx * head + nx,
          from.y + dy * head + ny,
        );
      }
    },
  };
}
