import { Failure } from "./failure.ts";

/** Failures that several routes answer. */
export const notLoggedIn = () => new Failure(401, "not_logged_in", "Not logged in");
export const notFound = () => new Failure(404, "not_found", "Not found");
export const serverError = () => new Failure(500, "server_error", "Server error");
export const invalidInput = (text: string) => new Failure(400, "invalid_input", text);
export const unavailable = () =>
  new Failure(503, "unavailable", "The server is busy, please try again", { retryAfter: 1 });
export const ledgerNotConfigured = () =>
  new Failure(503, "ledger_not_configured", "The ledger is not configured");
