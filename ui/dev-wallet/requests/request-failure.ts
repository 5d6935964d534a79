/** Why the wallet does not do what it was asked; the code is one that the toolkit knows. */
export class RequestFailure extends Error {
  readonly code: string;

  constructor(code: string, message = "") {
    super(message);
    this.code = code;
  }
}

/** The player said no. */
export const rejectedByUser = () => new RequestFailure("rejectedByUser");
