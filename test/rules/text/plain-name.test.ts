import { describe, expect, it } from "vitest";
import { fill, plainName } from "../../../rules/index.ts";

/** What the clients of messengers and the systems of phones make something of, as far as they are known. */
const DETECTORS = {
  address: /(https?:|tg:|www\.|[\p{L}\p{N}-]+[.\u3002\uFF0E\uFF61][\p{L}\p{N}-]{2,}|\d+\.\d+)/iu,
  mention: /[@\uFF20][\p{L}\p{N}_]/u,
  command: /\/[\p{L}\p{N}_]/u,
  hashtag: /[#\uFF03][\p{L}\p{N}_]/u,
  cashtag: /\$[A-Z]/u,
  mail: /[\w.+-]+@[\w-]/u,
  telephone: /\+?\d[\d ().-]{4,}\d/u,
};
const NAMES = [
  "https://evil.example/login @EvilBot /start",
  "evil.example",
  "t.me/EvilBot",
  "tg://resolve?domain=EvilBot",
  "WWW.EVIL.EXAMPLE",
  "例子。中国",
  "192.168.0.1:8080",
  "@EvilBot",
  "＠EvilBot",
  "/start",
  "a/start@EvilBot",
  "#free ＃free $TON",
  "me@evil.example",
  "+49 170 1234567",
  "(030) 123-45 67",
];

describe("a name in a message that leaves the game", () => {
  it.each(NAMES)(
    "looks the same and is only text, whatever a client makes of texts: %s (ABU-104)",
    (name) => {
      const found = (text: string) =>
        Object.keys(DETECTORS).filter((kind) => DETECTORS[kind as "mail"].test(text));
      expect(found(name)).not.toEqual([]);
      expect(found(fill("{name} is waiting for your move.", { name: plainName(name) }))).toEqual([]);
      expect(plainName(name).replaceAll("\u2060", "")).toBe(name);
    },
  );

  it.each(["Ann", "Łukasz Ünal", "王小明", "Ann 👨‍👩‍👧 🙂‍↔️ 👍🏽 1️⃣"])(
    "stays as it is without signs: %s",
    (name) => {
      expect(plainName(name)).toBe(name);
    },
  );
});
