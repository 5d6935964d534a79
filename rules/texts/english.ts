import { ENGLISH_FILES } from "./english-files.ts";
import type { Texts } from "./texts.ts";

/** The English texts. Marked as pure, so that a browser bundle that does not use them contains no copy. */
export const english: Texts = /* @__PURE__ */ joined();

function joined(): Texts {
  const subjects = Object.entries(ENGLISH_FILES).map(([subject, { $schema: _, ...texts }]) => [
    subject,
    texts,
  ]);
  return { language: "en", ...Object.fromEntries(subjects) };
}
