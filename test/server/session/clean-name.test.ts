import { describe, expect, it } from "vitest";
import { cleanName } from "../../../server/store/database/clean-name.ts";

describe("a player's name", () => {
  it.each([
    ["Ann", "a name as people have them"],
    ["Zoë Müller-Łukasz", "Latin letters with marks"],
    ["Nguyễn Thị Ánh", "Vietnamese"],
    ["Мария", "Cyrillic"],
    ["محمد", "Arabic letters, which are written from the right"],
    ["שָׁלוֹם", "Hebrew with its points"],
    ["देवनागरी", "Devanagari"],
    ["김민수", "Hangul"],
    ["王小明", "Chinese"],
    ["สมชาย ใจดี", "Thai with its marks"],
    ["👨‍👩‍👧 ❤️ 👍🏽 1️⃣", "emoji of several parts"],
    ["<img src=x onerror=alert(1)>", "markup, which is a text like any other"],
  ])("stays %s: %s (ABU-38)", (name) => {
    expect(cleanName(name)).toBe(name.normalize("NFC"));
  });

  it.each([
    ["An\u200bn", "Ann", "a zero-width space"],
    ["\u200dA\u200cn\u2060n\ufeff", "Ann", "joiners and a byte-order mark"],
    ["\u202eAnn", "Ann", "a right-to-left override"],
    ["\u202aA\u202bn\u202cn\u202d", "Ann", "embeddings"],
    ["\u2066A\u2067n\u2068n\u2069", "Ann", "isolates"],
    ["\u200eAnn\u200f\u061c", "Ann", "direction marks"],
    ["A\u00adnn\u034f", "Ann", "a soft hyphen and a grapheme joiner"],
    ["A\u0000n\u0007n\u001b[31m", "Ann[31m", "control characters"],
    ["\u3164Ann\u115f\u1160\uffa0", "Ann", "Hangul fillers"],
    ["Ann\u{e0041}\u{e007f}", "Ann", "tags"],
    ["A\ufe00nn\u{e0100}\ufe0f", "Ann", "variation selectors behind letters"],
    ["A\ud800nn", "Ann", "half of a pair"],
    ["Ann\ue000\u{f0000}", "Ann", "private characters"],
    ["  Ann\t \u00a0\u3000 Lee\n\u2028 ", "Ann Lee", "spaces of all kinds"],
    ["Ann\u2800\u2800Lee", "Ann Lee", "the empty pattern of Braille"],
    [`A${"\u0301".repeat(40)}nn`, "\u00c1\u0301\u0301\u0301nn", "a tower of marks"],
    ["\u0301\u0302Ann", "Ann", "marks without a letter"],
    ["Ann\u200d❤\ufe0f\u200d", "Ann❤\ufe0f", "a joiner that joins nothing"],
    ["e\u0301", "\u00e9", "two ways to write one letter"],
  ])("is changed from %j to %j: %s (ABU-38)", (name, shown) => {
    expect(cleanName(name)).toBe(shown);
  });

  it.each([
    "",
    "   ",
    "\u200b\u200b",
    "\u3164",
    "\u2800",
    "\u202e",
    "\u0301",
    "\ud800",
    "\u00ad\u2060",
    "\u{e0041}",
  ])("without visible characters, such as %j, becomes 'Player' (LAB-124)", (name) => {
    expect(cleanName(name)).toBe("Player");
  });

  it("has at most 64 characters, counted after cleaning (ABU-38)", () => {
    expect(cleanName("\u200b".repeat(500) + "😀".repeat(70))).toBe("😀".repeat(64));
    expect(cleanName(`${"a".repeat(63)} b`)).toBe("a".repeat(63));
  });

  it("does not change when it is cleaned again", () => {
    for (const name of ["A\u200b\u0301n", "\u2800 \u0301 x", `${"a".repeat(63)}\u0301\u0301\u0301\u0301`])
      expect(cleanName(cleanName(name))).toBe(cleanName(name));
  });
});
