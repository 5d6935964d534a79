import { describe, expect, it } from "vitest";
import { nicknameFrom, petName, shippedRules } from "../../../rules/index.ts";

const catName = (typed: string) => petName(shippedRules, typed);

describe("names of cats and creatures", () => {
  it.each([
    ["\u3164", "Hangul filler"],
    ["\u115f", "Hangul choseong filler"],
    ["\u1160", "Hangul jungseong filler"],
    ["\uffa0", "halfwidth Hangul filler"],
    ["\u2800", "blank of Braille"],
    ["\u{13441}", "blank of hieroglyphs"],
    ["\u{13442}", "half blank of hieroglyphs"],
    ["\u{1d159}", "note without a head"],
    ["\u{16fe4}", "Khitan filler"],
    ["\ufffc", "object replacement"],
    ["\u00ad", "soft hyphen"],
    ["\u034f", "grapheme joiner"],
    ["\u17b4", "inherent vowel of Khmer"],
    ["\u180e", "Mongolian vowel separator"],
    ["\u200b", "zero-width space"],
    ["\u200c", "non-joiner"],
    ["\u200d", "joiner"],
    ["\u200e", "direction mark"],
    ["\u202e", "direction override"],
    ["\u2060", "word joiner"],
    ["\u2064", "invisible plus"],
    ["\u2066", "isolate"],
    ["\ufe0f", "variation selector"],
    ["\u{e0101}", "variation selector of ideographs"],
    ["\u{e0041}", "tag"],
    ["\ue000", "private character"],
    ["\ud800", "half of a pair"],
    ["\u0000", "control character"],
  ])("are refused with the invisible %j, alone and within a word: %s (ABU-126)", (invisible) => {
    for (const typed of [invisible, `To${invisible}m`, `a ${invisible} b`]) {
      expect(catName(typed), typed).toBeNull();
      expect(nicknameFrom(typed), typed).toBeNull();
    }
  });

  it.each([
    "",
    "  ",
    "\u00a0",
    "\u3000",
    "\u0301",
    "\u20dd",
    "a \u0301",
    `a${"\u0489".repeat(4)}`,
    `ก${"็".repeat(9)}`,
  ])(
    "are refused without a letter, with marks that have none, and in stacks of marks: %j (ABU-126)",
    (typed) => {
      expect(catName(typed)).toBeNull();
      expect(nicknameFrom(typed)).toBeNull();
    },
  );

  it.each([
    ["Zoë Łukasz", "Latin"],
    ["Nguyễn", "Vietnamese"],
    ["Кот", "Cyrillic"],
    ["שָׁלוֹם", "Hebrew with its points"],
    ["مُحَمَّد", "Arabic with its points"],
    ["علی\u200cرضا", "Persian, which keeps letters apart"],
    ["देवनागरी", "Devanagari"],
    ["क्\u200dष", "Devanagari with half a letter"],
    ["ක්\u200dරිස්තියානි", "Sinhala with joined letters"],
    ["র\u200d্যাচেল", "Bengali with a joiner before the virama"],
    ["മോഹന്\u200d", "Malayalam with a final letter"],
    ["ශ්\u200cර", "Sinhala with letters kept apart"],
    ["မြို့", "Burmese with four marks on a letter"],
    ["ខ្មែរ", "Khmer"],
    ["สมชาย", "Thai"],
    ["བཀྲ་ཤིས".replace("་", " "), "Tibetan"],
    ["ᠰᠠᠷ\u180eᠠ", "Mongolian with its vowel separator"],
    ["김민수", "Hangul"],
    ["王小明", "Chinese"],
    ["しろ", "Japanese"],
    ["𞤀𞤣𞤤𞤢𞤥", "Adlam, beyond the first plane"],
  ])("are allowed in every script, such as %s: %s (ABU-126)", (typed) => {
    expect(catName(typed)).toBe(typed.normalize("NFC"));
    expect(nicknameFrom(typed)).toBe(typed.normalize("NFC"));
  });

  it.each([
    "An\u200cn",
    "An\u200dn",
    "Ann\u200d",
    "Кот\u200cик",
    "王\u200d明",
    "علی\u200c",
    "علی\u200c\u200cرضا",
    "क\u200dष",
    "क\u200cष",
    "क्\u200d\u200dष",
    "\u200dक",
    "ᠰ\u180e\u180eᠠ",
  ])("are refused with a joiner that joins nothing: %j (ABU-126)", (typed) => {
    expect(catName(typed)).toBeNull();
    expect(nicknameFrom(typed)).toBeNull();
  });

  it("are counted as a reader counts characters (ABU-126)", () => {
    expect(catName("कि".repeat(16))).not.toBeNull();
    expect(catName("कि".repeat(17))).toBeNull();
    expect(nicknameFrom("👨‍👩‍👧".repeat(20))).toBe("👨‍👩‍👧".repeat(20));
    expect(nicknameFrom("🇩🇪".repeat(20))).toBe("🇩🇪".repeat(20));
    expect(nicknameFrom("❤️".repeat(21))).toBeNull();
    expect(nicknameFrom(`👨${"\u200d👨".repeat(160)}`)).toBeNull();
  });

  it("keep single spaces and none around them", () => {
    expect(catName(" Tom \u00a0 the\u30002nd ")).toBe("Tom the 2nd");
    expect(nicknameFrom(" 1️⃣ \u00a0 Rex ")).toBe("1️⃣ Rex");
  });
});
