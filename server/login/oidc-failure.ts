import { failure } from "../errors/failure.ts";
import { HttpError } from "../errors/http-error.ts";

/** Seconds after which a player may try again while the provider is away. */
const RETRY_SECONDS = 30;

/** A login through the provider that failed. */
export class OidcFailure extends HttpError {
  /** The cause, for the log; the player reads a sentence without details (`ABU-53`). It holds no code, token or id. */
  readonly reason: string;

  constructor(name: "login_refused" | "login_cancelled" | "login_unavailable", reason: string) {
    const { status, code, sentence } = failure(name);
    super(status, code, sentence, name === "login_unavailable" ? { retryAfter: RETRY_SECONDS } : {});
    this.reason = reason;
  }
}

/** The provider does not know the code: it is made up, too old or used up. */
export class CodeRefused extends OidcFailure {
  constructor() {
    super("login_refused", "the provider refused the code");
  }
}

/** The provider cannot be reached, or what it answers is of no use. */
export const loginUnavailable = (reason: string) => new OidcFailure("login_unavailable", reason);

/** The provider's answer does not prove who the player is. */
export const loginRefusedFor = (reason: string) => new OidcFailure("login_refused", reason);
