import { describe, expect, it } from "vitest";
import { missingTokens, parseTokens, tokenText } from "../../../rules/index.ts";

const SMALLEST = 1n;
const ONE = 10n ** 18n;

describe("an amount of a token", () => {
  it("is parsed to its eighteenth digit (LED-163)", () => {
    expect(parseTokens("0")).toBe(0n);
    expect(parseTokens("12.5")).toBe(12n * ONE + ONE / 2n);
    expect(parseTokens("249.999999999999999999")).toBe(250n * ONE - SMALLEST);
  });

  it.each(["", "abc", "-1", "1e3", "1.", ".5", "1.0000000000000000001", "1,5"])(
    "is not read from '%s' (LED-163)",
    (text) => expect(parseTokens(text)).toBeNull(),
  );

  it("covers a price only when nothing is missing (LED-174, LED-175)", () => {
    expect(missingTokens("250", "250")).toBe(0n);
    expect(missingTokens("300", "250")).toBe(0n);
    expect(missingTokens("249.999999999999999999", "250")).toBe(SMALLEST);
    expect(missingTokens("nothing", "250")).toBeNull();
  });

  it("is shown with two digits, what is held rounded down and what is needed rounded up (LED-175)", () => {
    const almost = 250n * ONE - SMALLEST;
    const shown = (amount: bigint, rounding: "down" | "up") =>
      tokenText({ language: "en" }, amount, rounding);
    expect(shown(almost, "down")).toBe("249.99");
    expect(shown(SMALLEST, "up")).toBe("0.01");
    expect(shown(12n * ONE + ONE / 2n, "down")).toBe("12.5");
    expect(shown(1000n * ONE, "up")).toBe("1,000");
    expect(shown(0n, "down")).toBe("0");
  });
});
