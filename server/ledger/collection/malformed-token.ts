/** A token whose data does not have the fields of its collection. */
export class MalformedToken extends Error {}
