import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountOf, formatAmount, parseAmount } from "../../../rules/index.ts";

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

  it("are whole thousandths, however a decimal number is stored (ABU-57, GAP-17)", () => {
    expect([0.001, 0.3, 1.001, 4.35, 8.2, -1.005, 0.1 + 0.2].map(amountOf)).toEqual([
      1, 300, 1001, 4350, 8200, -1005, 300,
    ]);
    for (const decimal of [1.001, 0.1 + 0.2]) expect(parseAmount(decimal)).toBe(amountOf(decimal));
  });

  it("have no rounding errors: a thousand times 0.1 is exactly 100 (ABU-57)", () => {
    let sum = 0;
    for (let index = 0; index < 1000; index++) sum += parseAmount("0.1") ?? 0;
    expect(formatAmount(sum)).toBe("100");
  });
});
