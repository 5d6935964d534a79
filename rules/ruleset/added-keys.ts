/** The keys whose schema is `added`. Written by `npm run rules:schema`. */
export const ADDED_KEYS: readonly (readonly [path: string, asBefore: unknown])[] = [];
