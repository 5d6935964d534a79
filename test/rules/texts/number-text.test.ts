import { describe, expect, it } from "vitest";
import {
  amountText,
  difficultyTips,
  fillNumbers,
  numberText,
  shippedRules,
  shortAmountText,
} from "../../../rules/index.ts";

type NumberStyle = Parameters<typeof numberText>[2];

const german = { ...shippedRules, texts: { ...shippedRules.texts, language: "de" } };

describe("a number in a text", () => {
  it.each<[number | `${number}`, NumberStyle, string, string]>([
    [12.5, {}, "12.5", "12,5"],
    [1500, {}, "1,500", "1.500"],
    [1234567, {}, "1,234,567", "1.234.567"],
    ["1234567890123456789.12", {}, "1,234,567,890,123,456,789.12", "1.234.567.890.123.456.789,12"],
    [1.5, { decimals: 2 }, "1.50", "1,50"],
    [-0.001, { decimals: 2 }, "0.00", "0,00"],
    [0.1 + 0.7, { decimals: 2 }, "0.80", "0,80"],
  ])("is written as in its language: %s %o (GAP-63)", (value, style, english, inGerman) => {
    expect(numberText({ language: "en" }, value, style)).toBe(english);
    expect(numberText({ language: "de" }, value, style)).toBe(inGerman);
  });

  it("is filled in as its language writes it, and a text is filled in unchanged (GAP-63)", () => {
    const values = { factor: 1.25, name: "1.25" };
    expect(fillNumbers({ language: "de" }, "{name}: x {factor}", values)).toBe("1.25: x 1,25");
  });

  it("of an amount has no more decimals than the amount, 12500 being 12.5 (GAP-17, GAP-63)", () => {
    expect([0, 300_000, 12_500, -1].map((amount) => amountText({ language: "en" }, amount))).toEqual([
      "0",
      "300",
      "12.5",
      "-0.001",
    ]);
    expect(amountText({ language: "de" }, 12_500)).toBe("12,5");
  });

  it("the number of an amount in little room is short and never more than there is (GAP-63)", () => {
    const short = (language: string, amount: number) => shortAmountText({ language }, amount * 1000);
    const amounts = [0, 12.345, 9999.99, 12_345.6, 99_999.9, 123_999, 1_299_999];
    expect(amounts.map((amount) => short("en", amount))).toEqual([
      "0",
      "12.3",
      "9,999.9",
      "12,345",
      "99,999",
      "123K",
      "1.29M",
    ]);
    expect(short("de", 1_299_999)).toBe("1,29\u00a0Mio.");
  });

  it("has the decimal sign of the language in the sentences of the rules too (GAP-63)", () => {
    expect(difficultyTips(shippedRules, "medium").join(" ")).toMatch(/multiplies rewards by \d\.\d/);
    expect(difficultyTips(german, "medium").join(" ")).toMatch(/multiplies rewards by \d,\d/);
  });
});
