import { describe, expect, it } from "vitest";
import { languageFolders } from "../../../rules/cli/input/language-folders.ts";

/** How each language would address the player formally; the game says 'du', 'tú' and 'ты'. */
const FORMAL = {
  de: /(?<![.:!?„–] |": ")\b(Sie|Ihnen)\b/u,
  es: /\b(usted(es)?|pulse|elija|utilice)\b/iu,
  ru: /(?<!\p{L})(вы|вам|вас|вами|ваш\p{L}*)(?!\p{L})|\p{L}{2}[иай]те(?=[ .,!?»"]|$)/iu,
} as const;

/** To two players at once, and words that end as such a form does. */
const ALLOWED =
  /Вы сможете вызывать|У кого-то из вас|вы друзья|У вас обоих|вы оба|оба захотите|(?<!\p{L})(защите|комнате|закате)(?!\p{L})/giu;

describe("the player", () => {
  it.each(Object.entries(FORMAL))("is addressed as a friend is, in %s (GAP-63)", (language, formal) => {
    const found = Object.entries(languageFolders()[language] ?? {}).flatMap(([file, content]) =>
      content
        .split("\n")
        .filter((line) => formal.test(line.replace(ALLOWED, "")))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
