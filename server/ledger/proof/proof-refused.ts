import { Failure } from "../../failures/failure.ts";

/** 403 for an account that was not proven (`ABU-12`, `ABU-13`). */
export function proofRefused(text = "This proof of ownership is not valid"): Failure {
  return new Failure(403, "proof_refused", text);
}
