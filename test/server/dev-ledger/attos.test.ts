import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attosOf, formatAttos, parseAttos } from "../../../server/dev-ledger/state/model.ts";

describe("amounts of tokens", () => {
  it.each([
    ["0", 0n],
    ["12.5", 12_500_000_000_000_000_000n],
    ["-0.000000000000000001", -1n],
    ["+3.10", 3_100_000_000_000_000_000n],
  ])("%s is %d attos", (text, attos) => {
    expect(parseAttos(text)).toBe(attos);
  });

  it.each(["", ".", "1.", ".5", "1e3", "0x1", "NaN", " 1", "1,5", "0.0000000000000000001"])(
    "are not parsed from %j",
    (text) => {
      expect(parseAttos(text)).toBeNull();
    },
  );

  it("are unchanged after being formatted and parsed", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), (attos) => {
        expect(parseAttos(formatAttos(attos))).toBe(attos);
      }),
      { seed: 20261121 },
    );
    expect(formatAttos(-12_500_000_000_000_000_000n)).toBe("-12.5");
  });

  it("are converted from the decimal numbers of rule files, but not from NaN", () => {
    expect(attosOf(9.5)).toBe(9_500_000_000_000_000_000n);
    expect(() => attosOf(Number.NaN)).toThrow("NaN is no amount of tokens.");
  });
});
