/** An error that answers a request: its status, a code for programs and the text players read. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  /** Further fields of the body, such as `remainingMs`. */
  readonly details: Record<string, string | number>;
  /** Seconds until it is worth trying again, or null. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, text: string, more: HttpErrorExtras = {}) {
    super(text);
    this.status = status;
    this.code = code;
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter ?? null;
  }
}

export interface HttpErrorExtras {
  details?: Record<string, string | number>;
  retryAfter?: number;
}

/** The body of every error answer (`api-contract.md` 4.0). */
export interface ErrorBody {
  error: string;
  code: string;
  [detail: string]: string | number;
}

export function bodyOf(error: HttpError): ErrorBody {
  return { error: error.message, code: error.code, ...error.details };
}
