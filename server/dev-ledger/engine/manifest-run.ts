import { AuthZone, type Proof } from "./auth-zone.ts";
import type { FeeReserve } from "./fee-reserve.ts";
import type { Holdings } from "./holdings.ts";
import { Numbered } from "./numbered.ts";
import type { Tokens } from "./tokens.ts";
import { Worktop } from "./worktop.ts";

/** Everything that the instructions of one manifest work on. */
export class ManifestRun {
  readonly worktop = new Worktop();
  readonly buckets = new Numbered<Tokens>("bucket");
  readonly proofs = new Numbered<Proof>("proof");
  readonly authZone: AuthZone;
  readonly holdings: Holdings;
  readonly fees: FeeReserve;

  constructor(holdings: Holdings, fees: FeeReserve, signers: Iterable<string> | "everybody") {
    this.holdings = holdings;
    this.fees = fees;
    this.authZone = new AuthZone(signers);
  }
}
