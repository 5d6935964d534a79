import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, parseAmount } from "../../../rules/index.ts";

describe("amounts", () => {
  it.each([
    [300_000, "300"],
    [12_500, "12.5"],
    [1, "0.001"],
    [0, "0"],
    [-2_050, "-2.05"],
  ])("of %i thousandths are written as %s, without trailing zeros (GAP-17, LAB-121)", (amount, text) => {
    expect(formatAmount(amount)).toBe(text);
  });

  it("survive formatting and parsing (GAP-17)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        (amount) => parseAmount(formatAmount(amount)) === amount,
      ),
      { seed: 1 },
    );
  });

  it.each(["", "1e3", "0x10", "1.2345", "NaN", "Infinity", " 1", "1,5"])(
    "are not read from %o (ABU-30)",
    (text) => {
      expect(parseAmount(text)).toBeNull();
    },
  );

  it("have no rounding errors: a thousand times 0.1 is exactly 100 (ABU-57)", () => {
    let sum = 0;
    for (let index = 0; index < 1000; index++) sum += parseAmount("0.1") ?? 0;
    expect(formatAmount(sum)).toBe("100");
  });
});
