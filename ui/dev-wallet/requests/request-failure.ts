/** Why the wallet refuses a request; the code is one of the toolkit's. */
export class RequestFailure extends Error {
  readonly code: string;

  constructor(code: string, message = "") {
    super(message);
    this.code = code;
  }
}

/** The player declined. */
export const rejectedByUser = () => new RequestFailure("rejectedByUser");
