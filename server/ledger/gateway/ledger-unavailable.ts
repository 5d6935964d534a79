import { HttpError, type HttpErrorExtras, type Sentence } from "../../errors/http-error.ts";

interface Unavailable extends HttpErrorExtras {
  status?: 429 | 502 | 503;
  code?: string;
  sentence?: Sentence;
}

/** No usable answer came from the gateway: 502, and nothing is changed (`ABU-56`). */
export class LedgerUnavailable extends HttpError {
  /** The cause, for the log; the player reads a sentence without details (`ABU-53`). */
  readonly reason: string;

  constructor(reason: string, { status, code, sentence, ...more }: Unavailable = {}) {
    super(status ?? 502, code ?? "ledger_unavailable", sentence ?? "failures.ledger_unavailable", more);
    this.reason = reason;
  }
}

/** 503: the gateway asked for a pause, or its circuit breaker is open; it is not called before that ends. */
export function ledgerBusy(reason: string, forMs: number): LedgerUnavailable {
  return refusedFor({ status: 503, code: "ledger_busy", sentence: "ledger.busy" }, reason, forMs);
}

/** 429: this player's budget of gateway calls is used up for the moment. */
export function tooManyReads(forMs: number): LedgerUnavailable {
  const reason = "the player's gateway calls are used up";
  return refusedFor({ status: 429, code: "ledger_limit", sentence: "ledger.tooOften" }, reason, forMs);
}

function refusedFor(failure: Unavailable, reason: string, forMs: number): LedgerUnavailable {
  const seconds = Math.max(1, Math.ceil(forMs / 1000));
  return new LedgerUnavailable(reason, { ...failure, values: { seconds }, retryAfter: seconds });
}
