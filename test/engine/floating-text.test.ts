import { describe, expect, it } from "vitest";
import {
  floatingTextLook,
  LINE_PX,
  RISE_PX,
  startUnderLabel,
} from "../../engine/effects/floating-text-life.ts";
import { shippedRules } from "../../rules/index.ts";

const { floatingTextMs, noticeTickMs } = shippedRules.ui;
const LIFE = { lifeMs: floatingTextMs, tickMs: noticeTickMs };

describe("a floating text", () => {
  it("loses a fortieth of its opacity every 50 ms and disappears after 2 s (LAB-036, LAB-037, GAP-52)", () => {
    expect(floatingTextLook(0, LIFE, false).alpha).toBe(1);
    expect(floatingTextLook(49, LIFE, false).alpha).toBe(1);
    expect(floatingTextLook(50, LIFE, false).alpha).toBeCloseTo(39 / 40, 9);
    expect(floatingTextLook(1000, LIFE, false).alpha).toBeCloseTo(0.5, 9);
    expect(floatingTextLook(1999, LIFE, false).done).toBe(false);
    expect(floatingTextLook(2000, LIFE, false)).toMatchObject({ alpha: 0, done: true });
  });

  it("pops to its size and rises 44 pixels (LAB-036)", () => {
    expect(floatingTextLook(0, LIFE, false).rise).toBe(0);
    expect(floatingTextLook(0, LIFE, false).scale).toBeCloseTo(0.5, 9);
    expect(floatingTextLook(220, LIFE, false).scale).toBeCloseTo(1, 9);
    expect(floatingTextLook(2000, LIFE, false).rise).toBe(44);
  });

  it.each([1, 1.54, 1.7])(
    "stays under the name of its machine at scale %f, also at the upper edge (LAB-036)",
    (scale) => {
      const half = 13 * scale;
      for (const label of [6, 250]) {
        const highest = startUnderLabel(label, scale) - RISE_PX - (LINE_PX / 2) * scale;
        expect(highest).toBeGreaterThanOrEqual(Math.max(label, 3 + half) + half - 0.01);
      }
    },
  );

  it("only fades with reduced motion (GAP-52)", () => {
    expect(floatingTextLook(1000, LIFE, true)).toMatchObject({ scale: 1, rise: 0, alpha: 0.5 });
  });
});
