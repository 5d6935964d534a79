import type { Page } from "@playwright/test";

/** `long`: accented and a third longer, as translations are; `rtl`: written from right to left. */
export type PseudoKind = "long" | "rtl";

/** The tags that `Intl` has for languages like these. */
const TAGS: Record<PseudoKind, string> = { long: "en-XA", rtl: "ar-XB" };
const LONGER = 0.3;
const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: "å", c: "ç", d: "ð", e: "é", g: "ĝ", h: "ĥ", i: "î", l: "ļ", n: "ñ", o: "ö", r: "ŕ" },
  ...{ s: "š", t: "ţ", u: "û", y: "ý", A: "Å", B: "Ɓ", C: "Ç", E: "É", S: "Š", U: "Û" },
};
/** What stands between the two is written from right to left, whatever its letters are. */
const FROM_RIGHT = "\u202e";
const END_OF_IT = "\u202c";

/** A sentence of the catalogue in a language that nobody speaks; its places and what is no word stay. */
function pseudo(kind: PseudoKind, text: string): string {
  if (kind === "rtl") return `${FROM_RIGHT}${text}${END_OF_IT}`;
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => (index % 2 === 1 ? part : part.replaceAll(/\p{L}+/gu, longer)))
    .join("");
}

/** A word that is longer by the share, with accents above and below. */
function longer(word: string): string {
  const accented = [...word].map((letter) => ACCENTED[letter] ?? letter);
  const more = Math.round(word.length * LONGER);
  const [middle, letter] = [
    Math.ceil(accented.length / 2),
    accented[Math.ceil(accented.length / 2) - 1] ?? "",
  ];
  return [
    ...accented.slice(0, middle),
    ...Array<string>(more).fill(letter.toLowerCase()),
    ...accented.slice(middle),
  ].join("");
}

/** All texts of the game in such a language. */
export function pseudoTexts<Texts extends object>(kind: PseudoKind, english: Texts): Texts {
  return { ...(translated(kind, english) as Texts), language: TAGS[kind] };
}

function translated(kind: PseudoKind, entry: unknown, key = ""): unknown {
  if (typeof entry === "string") return key === "of" || key === "$schema" ? entry : pseudo(kind, entry);
  if (Array.isArray(entry)) return entry.map((one) => translated(kind, one));
  const entries = Object.entries(entry as object);
  return Object.fromEntries(entries.map(([name, one]) => [name, translated(kind, one, name)]));
}

/** The page speaks such a language from its next load on: the server's texts are replaced on their way. */
export async function speakPseudo(page: Page, kind: PseudoKind): Promise<void> {
  await page.unroute(/\/api\/rules(\?|$)/);
  await page.route(/\/api\/rules(\?|$)/, async (route) => {
    const answer = await route.fetch({ headers: { ...route.request().headers(), "if-none-match": "" } });
    const body = await answer.json();
    body.rules.texts = pseudoTexts(kind, body.rules.texts);
    await route.fulfill({ response: answer, json: body });
  });
}
