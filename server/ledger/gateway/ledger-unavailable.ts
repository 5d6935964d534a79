import { Failure } from "../../failures/failure.ts";

/** No good answer came from the ledger's gateway: 502, and nothing is changed (`ABU-56`). */
export class LedgerUnavailable extends Failure {
  /** What happened, for the log; the player reads one sentence without details (`ABU-53`). */
  readonly reason: string;

  constructor(reason: string, text = "The ledger cannot be reached right now, please try again") {
    super(502, "ledger_unavailable", text);
    this.reason = reason;
  }
}
