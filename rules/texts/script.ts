/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = ["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa"];

/** Returns the script that a language is usually written in, such as `Latn`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? "Latn";
}

/** Returns the writing direction of a language, which `Intl` does not tell in every browser. */
export function directionOf(language: string): "ltr" | "rtl" {
  return RIGHT_TO_LEFT.includes(scriptOf(language)) ? "rtl" : "ltr";
}
