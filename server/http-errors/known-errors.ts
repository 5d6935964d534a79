import { HttpError } from "./http-error.ts";

/** Errors that several routes answer. */
export const notLoggedIn = () => new HttpError(401, "not_logged_in", "Not logged in");
export const notFound = () => new HttpError(404, "not_found", "Not found");
export const serverError = () => new HttpError(500, "server_error", "Server error");
export const notYourAccount = () => new HttpError(403, "not_your_account", "This account is not yours");
export const accountBoundToAnother = () =>
  new HttpError(409, "account_taken", "This account is bound to another player");
export const creatureNotFound = () => new HttpError(404, "unknown_creature", "Creature not found");
export const notYourCreature = () => new HttpError(403, "not_your_creature", "This creature is not yours");
export const notYourItem = () => new HttpError(403, "not_your_item", "This item is not yours");
export const battleNotFound = () => new HttpError(404, "unknown_battle", "Battle not found");
/** The battle of two other players; the link with its watch id is the only way to see it (`ABU-42`). */
export const notYourBattle = () => new HttpError(403, "not_your_battle", "This battle is not yours");
/** A replay of a running battle would show hidden cards (`GAP-43`). */
export const battleGoesOn = () =>
  new HttpError(409, "battle_goes_on", "The replay is there once the battle is over");
/** Each player may open a few event streams only, so that there are enough for everybody. */
export const tooManyStreams = () =>
  new HttpError(429, "too_many_streams", "This battle is open in too many windows", { retryAfter: 10 });
export const invalidInput = (text: string) => new HttpError(400, "invalid_input", text);
/** Too many energy purchases are open (`GAP-15`); `freeInMs` is how long until one of them no longer counts. */
export const tooManyPurchases = (freeInMs = 0) =>
  new HttpError(429, "too_many_purchases", "Too many energy purchases are open, please try again later", {
    retryAfter: Math.max(1, Math.ceil(freeInMs / 1000)),
  });
export const unavailable = () =>
  new HttpError(503, "unavailable", "The server is busy, please try again", { retryAfter: 1 });
/** The disk is full (`SQLITE_FULL`). */
export const noSpace = () =>
  new HttpError(503, "no_space", "The server has no room left to save anything; nothing was changed", {
    retryAfter: 60,
  });
/** The disk fails or is read-only (`SQLITE_IOERR` and related codes). */
export const dataUnreachable = () =>
  new HttpError(
    503,
    "data_unreachable",
    "The server cannot reach its data right now, please try again later",
    {
      retryAfter: 30,
    },
  );
export const ledgerNotConfigured = () =>
  new HttpError(503, "ledger_not_configured", "The ledger is not configured");
/** The action needs an address that the configured network does not have. */
export const notOffered = () =>
  new HttpError(503, "not_offered", "This is not available on the ledger network of this server");
/** The hash, account or purchase belongs to another player (`ABU-19`). */
export const notYourTransaction = () =>
  new HttpError(403, "not_your_transaction", "This transaction is not yours");
/** The transaction does something else than the call is about (`ABU-20`, `ABU-21`). */
export const wrongTransaction = (text: string) => new HttpError(409, "wrong_transaction", text);
