/** A token whose data is not what its collection promises. */
export class MalformedToken extends Error {}
