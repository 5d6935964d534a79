import { fillNumbers, type RefusalCode, shippedRules, type Texts } from "../../rules/index.ts";

/** Where the sentence of an error stands in the catalogue of texts. */
export type Sentence =
  | `failures.${keyof Texts["failures"]}`
  | `refusals.${RefusalCode}`
  | "ledger.busy"
  | "ledger.tooOften"
  | "collection.balance.failed";

/**
 * An error that answers a request: its status, a code for programs and the sentence players read. Its message, for
 * developers, is that sentence in English as shipped.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly sentence: Sentence;
  /** What stands in the places of the sentence. */
  readonly values: Readonly<Record<string, string | number>>;
  /** Further fields of the body, such as `remainingMs`. */
  readonly details: Record<string, string | number>;
  /** Seconds until it is worth trying again, or null. */
  readonly retryAfter: number | null;

  constructor(status: number, code: string, sentence: Sentence, more: HttpErrorExtras = {}) {
    super(wordedBy(shippedRules.texts, sentence, more.values));
    this.status = status;
    this.code = code;
    this.sentence = sentence;
    this.values = more.values ?? {};
    this.details = more.details ?? {};
    this.retryAfter = more.retryAfter ?? null;
  }
}

export interface HttpErrorExtras {
  values?: Readonly<Record<string, string | number>> | undefined;
  details?: Record<string, string | number>;
  retryAfter?: number;
}

/** The body of every error answer (`api-contract.md` 4.0). */
export interface ErrorBody {
  error: string;
  code: string;
  /** Where the sentence stands in the catalogue, for clients in another language; absent: under the code. */
  sentence?: string;
  /** What stands in the places of the sentence. */
  values?: Readonly<Record<string, string | number>>;
  [detail: string]: unknown;
}

export function bodyOf(error: HttpError, texts: Texts): ErrorBody {
  const { code, sentence, values, details } = error;
  const isUnderCode = sentence === `failures.${code}` || sentence === `refusals.${code}`;
  return {
    error: textOf(error, texts),
    code,
    ...(isUnderCode ? {} : { sentence }),
    ...(Object.keys(values).length > 0 ? { values } : {}),
    ...details,
  };
}

/** The sentence that players read, in the language of the texts. */
export function textOf({ sentence, values }: HttpError, texts: Texts): string {
  return wordedBy(texts, sentence, values);
}

function wordedBy(texts: Texts, sentence: Sentence, values: HttpErrorExtras["values"] = {}): string {
  const text = sentence.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], texts);
  return fillNumbers(texts, String(text), values);
}
