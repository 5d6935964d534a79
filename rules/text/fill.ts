/**
 * Fills the `{name}` placeholders of a text from a rule file. A placeholder without a value stays as it is written,
 * which the rule check reports, so that a player never reads "undefined".
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
