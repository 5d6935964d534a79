import { fill, type RuleSet } from "../../../rules/index.ts";
import { HttpError, type HttpErrorExtras } from "../../http-errors/http-error.ts";

interface Unavailable extends HttpErrorExtras {
  status?: 429 | 502 | 503;
  code?: string;
  text?: string;
}

/** No usable answer came from the gateway: 502, and nothing is changed (`ABU-56`). */
export class LedgerUnavailable extends HttpError {
  /** The cause, for the log; the player reads a sentence without details (`ABU-53`). */
  readonly reason: string;

  constructor(reason: string, { status, code, text, ...more }: Unavailable = {}) {
    const sentence = text ?? "The ledger cannot be reached right now, please try again";
    super(status ?? 502, code ?? "ledger_unavailable", sentence, more);
    this.reason = reason;
  }
}

type Texts = Pick<RuleSet, "texts">;

/** 503: the gateway asked for a pause, or its circuit breaker is open; it is not called before that ends. */
export function ledgerBusy({ texts }: Texts, reason: string, forMs: number): LedgerUnavailable {
  return refusedFor({ status: 503, code: "ledger_busy", text: texts.ledger.busy }, reason, forMs);
}

/** 429: this player's budget of gateway calls is used up for the moment. */
export function tooManyReads({ texts }: Texts, forMs: number): LedgerUnavailable {
  const reason = "the player's gateway calls are used up";
  return refusedFor({ status: 429, code: "ledger_limit", text: texts.ledger.tooOften }, reason, forMs);
}

function refusedFor(
  { text, ...failure }: Unavailable & { text: string },
  reason: string,
  forMs: number,
): LedgerUnavailable {
  const seconds = Math.max(1, Math.ceil(forMs / 1000));
  return new LedgerUnavailable(reason, { ...failure, text: fill(text, { seconds }), retryAfter: seconds });
}
