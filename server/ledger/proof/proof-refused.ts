import { failure } from "../../errors/failure.ts";
import type { HttpError } from "../../errors/http-error.ts";

/** 403: the account's ownership was not proven (`ABU-12`, `ABU-13`). */
export function proofRefused(): HttpError {
  return failure("proof_refused");
}
