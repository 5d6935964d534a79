import { describe, expect, it } from "vitest";
import {
  battleLayout,
  isOpenPlace,
  STRIP_BETWEEN,
  standingFeet,
  UNDER_FEET,
} from "../../engine/battle/battle-layout.ts";

const SIZES = [
  { width: 900, height: 560 },
  { width: 390, height: 430 },
  { width: 320, height: 300 },
];

describe("the battlefield's layout", () => {
  it.each(SIZES)("keeps every place on the field, enemies above, at $width x $height (BAT-024)", (size) => {
    for (const enemy of [
      { open: 3, locked: 0 },
      { open: 4, locked: 0 },
      { open: 4, locked: 2 },
    ]) {
      const layout = battleLayout(size, { enemy, player: { open: 4, locked: 0 } });
      expect(layout.feet.enemy).toHaveLength(enemy.open + enemy.locked);
      for (const { x, y } of [...layout.feet.enemy, ...layout.feet.player]) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(size.width);
        expect(y).toBeLessThan(size.height);
      }
      expect(layout.feet.enemy[0]?.y).toBeLessThan((layout.feet.player[0]?.y ?? 0) - layout.edge.player);
      expect(layout.feet.enemy[0]?.y).toBeGreaterThan(layout.edge.enemy);
    }
  });

  it.each(SIZES)("leaves a strip in the middle for the status line at $width x $height (BAT-024)", (size) => {
    for (const open of [1, 3, 4]) {
      const places = { open, locked: 0 };
      const { feet, edge, plate } = battleLayout(size, { enemy: places, player: places });
      const under = UNDER_FEET * plate.player.scale;
      const strip = { top: (size.height - STRIP_BETWEEN) / 2, bottom: (size.height + STRIP_BETWEEN) / 2 };
      for (const { y } of feet.enemy) {
        expect(y + under).toBeLessThanOrEqual(strip.top);
        expect(y - edge.enemy).toBeGreaterThan(0);
      }
      for (const { y } of feet.player) {
        expect(y - edge.player).toBeGreaterThan(strip.bottom);
        expect(y + under).toBeLessThanOrEqual(size.height);
      }
    }
  });

  it.each([
    // Windows, and the part of them where creatures stand beside four cards and the actions.
    [1920, 1080, { left: 306, top: 86, width: 1268, height: 860 }],
    [1280, 800, { left: 259, top: 84, width: 735, height: 580 }],
    [1000, 500, { left: 206, top: 80, width: 574, height: 300 }],
    [844, 390, { left: 122, top: 70, width: 520, height: 312 }],
    [390, 844, { left: 8, top: 126, width: 374, height: 420 }],
    [320, 568, { left: 8, top: 126, width: 304, height: 230 }],
  ])("keeps plates off the arena's emblem in a window of %i x %i (BAT-024)", (width, height, area) => {
    const places = { open: 4, locked: 0 };
    const layout = battleLayout({ width, height }, { enemy: places, player: places }, area);
    const { feet, edge, plate, middle, backdrop } = layout;
    const half = backdrop.emblem / 2 - 0.01;
    for (const { y } of feet.enemy)
      expect(y + UNDER_FEET * plate.enemy.scale).toBeLessThanOrEqual(middle - half);
    for (const { y } of feet.player) expect(y - edge.player).toBeGreaterThanOrEqual(middle + half);
  });

  it.each([150, 168, 190])(
    "keeps creatures to be seen and plates whole in an area only %i high",
    (height) => {
      const places = { open: 4, locked: 0 };
      const { feet, edge, plate, middle } = battleLayout(
        { width: 320, height },
        { enemy: places, player: places },
      );
      expect(edge.enemy).toBeGreaterThanOrEqual(12);
      for (const { y } of feet.player) {
        expect(y - edge.player).toBeGreaterThanOrEqual(middle + STRIP_BETWEEN / 2 - 0.01);
        expect(y + UNDER_FEET * plate.player.scale).toBeLessThanOrEqual(height + 0.01);
      }
      for (const { y } of feet.enemy) expect(y - edge.enemy).toBeGreaterThanOrEqual(-0.01);
    },
  );

  it.each([
    [900, 560],
    [390, 460],
  ])("gives texts twice as large the height they need, at %i x %i", (width, height) => {
    const places = { open: 4, locked: 0 };
    const layouts = [1, 2].map((textSize) =>
      battleLayout({ width, height }, { enemy: places, player: places }, null, textSize),
    );
    const [usual, large] = layouts;
    if (!usual || !large) throw new Error("no layouts");
    expect(large.strip).toBe(2 * STRIP_BETWEEN);
    expect(large.plate.player.scale).toBeGreaterThan(usual.plate.player.scale * 1.3);
    const under = UNDER_FEET * large.plate.enemy.scale;
    for (const { y } of large.feet.enemy) expect(y + under).toBeLessThanOrEqual((height - large.strip) / 2);
    expect(large.edge.player).toBeGreaterThan(60);
    for (const { y } of large.feet.player)
      expect(y + UNDER_FEET * large.plate.player.scale).toBeLessThanOrEqual(height);
  });

  it.each(SIZES)("lets neighbours overlap only a little at $width x $height", (size) => {
    const { feet, edge } = battleLayout(size, {
      enemy: { open: 4, locked: 2 },
      player: { open: 3, locked: 0 },
    });
    const [, first, second] = feet.enemy;
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(edge.enemy * 0.85);
  });

  it("has its locked places at the ends (CON-43)", () => {
    const open = [0, 1, 2, 3, 4, 5].map((index) => isOpenPlace({ open: 4, locked: 2 }, index));
    expect(open).toEqual([false, true, true, true, true, false]);
    expect([0, 1, 2, 3, 4].map((index) => isOpenPlace({ open: 4, locked: 1 }, index))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it("places creatures on every open place and on no locked one, also on hard (BAT-030, CON-43)", () => {
    const enemy = { open: 4, locked: 1 };
    const { feet, openFeet } = battleLayout(
      { width: 900, height: 560 },
      { enemy, player: { open: 3, locked: 0 } },
    );
    const stood = (creatures: number) =>
      standingFeet(openFeet.enemy, creatures).map((place) => feet.enemy.indexOf(place));
    expect([1, 2, 3, 4].map(stood)).toEqual([[2], [1, 2], [1, 2, 3], [0, 1, 2, 3]]);
    expect(stood(5)).toEqual([0, 1, 2, 3]);
    const expert = battleLayout(
      { width: 900, height: 560 },
      { enemy: { open: 4, locked: 2 }, player: { open: 3, locked: 0 } },
    );
    expect(standingFeet(expert.openFeet.enemy, 4)).toEqual(expert.feet.enemy.slice(1, 5));
  });

  it("keeps the plates of small creatures wide enough to be read where the field is low (BAT-024)", () => {
    const places = { open: 3, locked: 0 };
    const { plate } = battleLayout({ width: 304, height: 200 }, { enemy: places, player: places });
    expect(plate.player.width).toBeGreaterThan(80);
    expect(plate.enemy.width).toBeGreaterThan(80);
  });

  it("chooses the portrait background when it fits", () => {
    const places = { enemy: { open: 3, locked: 0 }, player: { open: 3, locked: 0 } };
    expect(battleLayout({ width: 390, height: 430 }, places).portrait).toBe(true);
    expect(battleLayout({ width: 900, height: 560 }, places).portrait).toBe(false);
  });
});
