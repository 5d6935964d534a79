/**
 * Fills the `{name}` placeholders of a text. A placeholder without a value stays, so that a player never
 * reads "undefined"; the rule check reports it.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
