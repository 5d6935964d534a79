import type { Texts } from "../../rules/index.ts";
import { HttpError, type HttpErrorExtras } from "./http-error.ts";

type Failure = keyof Texts["failures"];

/**
 * Every failure of a call that the rules do not know of: its status, and its code where that is not its name. Its
 * sentence stands under its name in `rules/texts/en/failures.json`.
 */
const FAILURES: Record<Failure, readonly [status: number, code?: string]> = {
  account_missing: [400, "invalid_input"],
  account_taken: [409],
  another_player: [401],
  battle_goes_on: [409],
  battle_not_kept: [404],
  challenge_invalid: [400, "invalid_input"],
  challenge_too_old: [403, "proof_refused"],
  data_unreachable: [503],
  development: [400, "invalid_input"],
  forbidden: [403],
  foreign_origin: [403],
  invalid_request: [400, "invalid_input"],
  ledger_not_configured: [503],
  ledger_unavailable: [502],
  login_cancelled: [401],
  login_not_begun_here: [401],
  login_not_configured: [503],
  login_refused: [401],
  login_unavailable: [503],
  malformed: [400],
  method_not_allowed: [405],
  newer_rules: [503],
  no_badge: [409, "wrong_transaction"],
  no_egg: [409, "wrong_transaction"],
  no_purchase: [409, "wrong_transaction"],
  no_space: [503],
  not_a_creature_id: [400, "invalid_input"],
  not_a_purchase_id: [400, "invalid_input"],
  not_a_small_number: [400, "invalid_input"],
  not_an_account: [400, "invalid_input"],
  not_an_account_of: [400, "invalid_input"],
  not_an_address_here: [400, "invalid_input"],
  not_an_amount: [400, "invalid_input"],
  not_an_intent_hash: [400, "invalid_input"],
  not_an_intent_hash_of: [400, "invalid_input"],
  not_found: [404],
  not_logged_in: [401],
  not_offered: [503],
  not_ready: [503],
  not_this_creature: [409, "wrong_transaction"],
  not_your_account: [403],
  not_your_battle: [403],
  not_your_creature: [403],
  not_your_item: [403],
  not_your_transaction: [403],
  other_purpose: [409, "wrong_transaction"],
  proof_of_another_account: [403, "proof_refused"],
  proof_refused: [403],
  rate_limited: [429],
  refused: [400, "malformed"],
  server_error: [500],
  strange_expectation: [417, "malformed"],
  suspended: [403],
  timeout: [408],
  too_large: [413],
  too_large_headers: [431, "too_large"],
  too_long_address: [414, "too_large"],
  too_many_purchases: [429],
  too_many_streams: [429],
  unavailable: [503],
  unknown_battle: [404],
  unknown_challenge: [404],
  unknown_creature: [404],
  unknown_rules: [404],
  unknown_session: [404],
  unknown_token: [400, "invalid_input"],
  unsupported_media_type: [415],
  wallet_missing: [400, "invalid_input"],
};

/** The error of a failure. */
export function failure(name: Failure, more: HttpErrorExtras = {}): HttpError {
  const [status, code = name] = FAILURES[name];
  return new HttpError(status, code, `failures.${name}`, more);
}
