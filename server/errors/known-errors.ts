import { failure } from "./failure.ts";

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
/** Too many energy purchases are open (`GAP-15`); `freeInMs` is how long until one of them no longer counts. */
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
