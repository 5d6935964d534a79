import { Failure } from "./failure.ts";

/** Failures that several routes answer. */
export const notLoggedIn = () => new Failure(401, "not_logged_in", "Not logged in");
export const notFound = () => new Failure(404, "not_found", "Not found");
export const serverError = () => new Failure(500, "server_error", "Server error");
export const notYourAccount = () => new Failure(403, "not_your_account", "This account is not yours");
export const accountBoundToAnother = () =>
  new Failure(409, "account_taken", "This account is bound to another player");
export const creatureNotFound = () => new Failure(404, "unknown_creature", "Creature not found");
export const notYourCreature = () => new Failure(403, "not_your_creature", "This creature is not yours");
export const notYourItem = () => new Failure(403, "not_your_item", "This item is not yours");
export const battleNotFound = () => new Failure(404, "unknown_battle", "Battle not found");
/** Another players' battle: whoever knows its watch id may watch it (`ABU-42`). */
export const notYourBattle = () => new Failure(403, "not_your_battle", "This battle is not yours");
/** A replay would give away what players must not know yet (`GAP-43`). */
export const battleGoesOn = () =>
  new Failure(409, "battle_goes_on", "The replay is there once the battle is over");
/** Further streams of the same player would only take places from others. */
export const tooManyStreams = () =>
  new Failure(429, "too_many_streams", "This battle is open in too many windows", { retryAfter: 10 });
export const invalidInput = (text: string) => new Failure(400, "invalid_input", text);
/** Too many energy purchases are open (`GAP-15`); with the time until one no longer counts. */
export const tooManyPurchases = (freeInMs = 0) =>
  new Failure(429, "too_many_purchases", "Too many energy purchases are open, please try again later", {
    retryAfter: Math.max(1, Math.ceil(freeInMs / 1000)),
  });
export const unavailable = () =>
  new Failure(503, "unavailable", "The server is busy, please try again", { retryAfter: 1 });
/** The disk is full (`SQLITE_FULL`). */
export const noSpace = () =>
  new Failure(503, "no_space", "The server has no room left to save anything; nothing was changed", {
    retryAfter: 60,
  });
/** The disk fails, or may only be read (`SQLITE_IOERR` and its kin). */
export const dataUnreachable = () =>
  new Failure(503, "data_unreachable", "The server cannot reach its data right now, please try again later", {
    retryAfter: 30,
  });
export const ledgerNotConfigured = () =>
  new Failure(503, "ledger_not_configured", "The ledger is not configured");
/** What has no address on the configured network cannot be done there. */
export const notOffered = () =>
  new Failure(503, "not_offered", "This is not available on the ledger network of this server");
/** Another player's hash, account or purchase (`ABU-19`). */
export const notYourTransaction = () =>
  new Failure(403, "not_your_transaction", "This transaction is not yours");
/** A transaction that is something else than the call is about (`ABU-20`, `ABU-21`). */
export const wrongTransaction = (text: string) => new Failure(409, "wrong_transaction", text);
