import { describe, expect, it } from "vitest";
import { formatTokens, missingTokens, parseTokens } from "../../../rules/index.ts";

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
    expect(formatTokens(almost, "down")).toBe("249.99");
    expect(formatTokens(SMALLEST, "up")).toBe("0.01");
    expect(formatTokens(12n * ONE + ONE / 2n, "down")).toBe("12.5");
    expect(formatTokens(1000n * ONE, "up")).toBe("1000");
    expect(formatTokens(0n, "down")).toBe("0");
  });
});
