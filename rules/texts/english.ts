import { ENGLISH_FILES } from "./english-files.ts";
import type { Texts } from "./texts.ts";

/** The English texts. Marked pure: a browser bundle that is served its texts carries no copy of them. */
export const english: Texts = /* @__PURE__ */ joined();

function joined(): Texts {
  const subjects = Object.entries(ENGLISH_FILES).map(([subject, { $schema: _, ...texts }]) => [
    subject,
    texts,
  ]);
  return { language: "en", ...Object.fromEntries(subjects) };
}
