/** A request that is answered with a failure: its status, a code for programs and the text players read. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  /** Further fields of the body, such as `remainingMs`. */
  readonly details: Record<string, string | number>;
  /** Seconds until it is worth trying again, or null. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, text: string, more: FailureExtras = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter ?? null;
  }
}

export interface FailureExtras {
  details?: Record<string, string | number>;
  retryAfter?: number;
}

/** The body every failure has (`api-contract.md` 4.0). */
export interface FailureBody {
  error: string;
  code: string;
  [detail: string]: string | number;
}

export function bodyOf(failure: Failure): FailureBody {
  return { error: failure.message, code: failure.code, ...failure.details };
}
