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
  not_a_nickname: [400, "invalid_input"],
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
  not_watchable: [404],
  not_your_account: [403],
  not_your_battle: [403],
  not_your_creature: [403],
  not_your_item: [403],
  not_your_transaction: [403],
  other_player: [409],
  other_purpose: [409, "wrong_transaction"],
  proof_of_another_account: [403, "proof_refused"],
  proof_refused: [403],
  opponent_is_bot: [409],
  own_friend_link: [409],
  position_not_played: [503],
  position_not_yet: [409],
  position_refused: [400],
  position_unknown: [404],
  push_address_refused: [400],
  push_key_refused: [400, "invalid_input"],
  push_not_offered: [503],
  rate_limited: [429],
  refused: [400, "malformed"],
  replay_counted: [409],
  replay_not_played: [503],
  replay_of_other_rules: [409],
  replay_refused: [400],
  server_error: [500],
  strange_expectation: [417, "malformed"],
  suspended: [403],
  telegram_not_offered: [503],
  telegram_refused: [409],
  telegram_unavailable: [503],
  timeout: [408],
  too_large: [413],
  too_large_headers: [431, "too_large"],
  too_long_address: [414, "too_large"],
  too_many_blocked: [409],
  too_many_emotes: [429, "rate_limited"],
  too_many_friends: [409],
  too_many_purchases: [429],
  too_many_streams: [429],
  unavailable: [503],
  unknown_battle: [404],
  unknown_challenge: [404],
  unknown_creature: [404],
  unknown_friend: [404],
  unknown_friend_link: [404],
  unknown_lab: [404],
  unknown_language: [400],
  unknown_rules: [404],
  unknown_session: [404],
  unknown_tournament: [404],
  unknown_token: [400, "invalid_input"],
  unsupported_media_type: [415],
  wallet_missing: [400, "invalid_input"],
};

/** The error of a failure. */
export function failure(name: Failure, more: HttpErrorExtras = {}): HttpError {
  const [status, code = name] = FAILURES[name];
  return new HttpError(status, code, `failures.${name}`, more);
}

/** Errors that several routes answer. */
export const notLoggedIn = () => failure("not_logged_in");
export const notFound = () => failure("not_found");
export const serverError = () => failure("server_error");
export const notYourAccount = () => failure("not_your_account");
export const accountBoundToAnother = () => failure("account_taken");
export const creatureNotFound = () => failure("unknown_creature");
export const notYourCreature = () => failure("not_your_creature");
export const notYourItem = () => failure("not_your_item");
export const battleNotFound = () => failure("unknown_battle");
/** The battle of two other players; the link with its watch id is the only way to see it (`ABU-42`). */
export const notYourBattle = () => failure("not_your_battle");
/** The same for links that never existed, are withdrawn or too old, so that nothing is learned from it (`ABU-61`). */
export const challengeNotFound = () => failure("unknown_challenge");
/** The same for links that never existed, are cancelled or too old (`ABU-83`). */
export const tournamentNotFound = () => failure("unknown_tournament");
/** A finished battle whose replay has been removed, or whose rules nobody has. */
export const battleNotKept = () => failure("battle_not_kept");
/** A replay of a running battle would show hidden cards (`GAP-43`). */
export const battleGoesOn = () => failure("battle_goes_on");
/** Each player may open a few event streams only, so that there are enough for everybody. */
export const tooManyStreams = () => failure("too_many_streams", { retryAfter: 10 });
/** Too many Energy purchases are pending (`GAP-15`); `freeInMs` is how long until one of them no longer counts. */
export const tooManyPurchases = (freeInMs = 0) =>
  failure("too_many_purchases", { retryAfter: Math.max(1, Math.ceil(freeInMs / 1000)) });
/** The battle began under rules that this program is too old for; behind a proxy the next try may reach a newer one. */
export const newerRules = () => failure("newer_rules", { retryAfter: 1 });
/** No battle needs the rules of this hash any more, or none ever did. */
export const unknownRules = () => failure("unknown_rules");
export const unavailable = () => failure("unavailable", { retryAfter: 1 });
/** The disk is full (`SQLITE_FULL`). */
export const noSpace = () => failure("no_space", { retryAfter: 60 });
/** The disk fails or is read-only (`SQLITE_IOERR` and related codes). */
export const dataUnreachable = () => failure("data_unreachable", { retryAfter: 30 });
export const ledgerNotConfigured = () => failure("ledger_not_configured");
/** The action needs an address that the configured network does not have. */
export const notOffered = () => failure("not_offered");
/** The hash, account or purchase belongs to another player (`ABU-19`). */
export const notYourTransaction = () => failure("not_your_transaction");
/** The transaction belongs to another call (`ABU-20`, `ABU-21`). */
export const otherPurpose = () => failure("other_purpose");
/** What a development call answers; only developers read it. */
export const developmentProblem = (problem: string) => failure("development", { values: { problem } });
