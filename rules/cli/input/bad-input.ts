/** Bad input by the caller: the tool prints the message and ends with exit code 2. */
export class BadInput extends Error {}

/** A sentence with file (or flag), key, what was found and what is allowed. */
export function badInput(where: string, found: string, allowed: string): BadInput {
  return new BadInput(`${where}: found ${found}, allowed ${allowed}`);
}
