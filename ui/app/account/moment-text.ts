const FORMS = {
  day: { dateStyle: "medium" },
  hour: { dateStyle: "medium", timeStyle: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment as the language writes it, in the time zone of the browser. */
export function momentText(language: string, moment: number, exactTo: keyof typeof FORMS): string {
  return new Intl.DateTimeFormat(language, FORMS[exactTo]).format(moment);
}
