/** A UTC day such as `2030-01-31`, as the language writes it. */
export function dayText(language: string, day: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" }).format(Date.parse(day));
}
