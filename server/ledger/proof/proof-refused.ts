import { HttpError } from "../../http-errors/http-error.ts";

/** 403: the account's ownership was not proven (`ABU-12`, `ABU-13`). */
export function proofRefused(text = "This proof of ownership is not valid"): HttpError {
  return new HttpError(403, "proof_refused", text);
}
