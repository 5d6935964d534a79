import type { Texts } from "./texts.ts";

/** The texts that a page needs before the server has sent all texts. */
export type FirstTexts = Pick<Texts, "language" | "components" | "start">;

/** Returns only the texts that a page needs first. */
export function firstTextsOf({ language, components, start }: Texts): FirstTexts {
  return { language, components, start };
}
