import { hash } from "node:crypto";
import type { Row } from "./game-end.ts";

const MODULUS = 1n << 128n;
const HEX_DIGITS = 32;

/**
 * What many rows come to, in whatever order they are read: their number, and the sum of their hashes. Two tables of the
 * same rows have the same digest; any other cell gives another one.
 */
export class RowDigest {
  rows = 0;
  private sum = 0n;

  add(rows: readonly Row[]): void {
    for (const row of rows) {
      const text = JSON.stringify(row);
      this.sum = (this.sum + BigInt(`0x${hash("sha256", text, "hex").slice(0, HEX_DIGITS)}`)) % MODULUS;
      this.rows += 1;
    }
  }

  equals(other: RowDigest): boolean {
    return this.rows === other.rows && this.sum === other.sum;
  }
}
