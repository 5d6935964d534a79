declare const PLACES: unique symbol;

/** A text with places in braces, whose names the compiler knows; of a plain string it knows none. */
export type Text<Places extends string = string> = string & { readonly [PLACES]?: [Places] };

/** What stands in the places of a text: a value for each of them, and no other. */
export type PlaceValues<Places extends string = string, Value = string | number> = Readonly<
  [Places] extends [never] ? Record<string, never> : Record<Places, Value>
>;

/** The names of the places of a text. */
export type PlacesOf<Told> = Told extends Text<infer Places> ? Places : never;

/**
 * Fills the `{name}` placeholders of a text. A placeholder without a value stays, so that a player never
 * reads "undefined"; the rule check reports it.
 *
 * @param written how a value is written; `fillNumbers` writes numbers as a language does
 */
export function fill<Places extends string = string>(
  template: Text<Places>,
  values: PlaceValues<Places>,
  written: (value: string | number | undefined) => string = String,
): string {
  const known: PlaceValues = values;
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(known, name) ? written(known[name]) : placeholder,
  );
}
