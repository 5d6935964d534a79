import type { GatewayError as ErrorDetails, ErrorResponse } from "@radixdlt/babylon-gateway-api-sdk";

/** How far behind the network a gateway may be and still answer, in seconds. */
const MOST_BEHIND_SECONDS = 30;
const HOUR_SECONDS = 3_600;

/** A refusal in the real gateway's format and words. */
export class GatewayError extends Error {
  constructor(
    readonly status: 400 | 404 | 500,
    message: string,
    readonly details: ErrorDetails,
  ) {
    super(message);
  }
}

/** 404: there is no entity with this address. */
export function entityNotFound(address: string): GatewayError {
  return new GatewayError(404, "Entity not found", { type: "EntityNotFoundError", address });
}

/** 400: the entity exists, but is of another kind than the call needs. */
export function invalidEntity(address: string): GatewayError {
  return new GatewayError(400, "Invalid entity", { type: "InvalidEntityError", address });
}

/** 404: no committed transaction has this intent hash. */
export function transactionNotFound(intentHash: string): GatewayError {
  return new GatewayError(404, "Transaction not found", {
    type: "TransactionNotFoundError",
    intent_hash: intentHash,
  });
}

/** 400: a transaction that cannot be accepted; the sender reads `reason`. */
export function invalidTransaction(reason: string): GatewayError {
  return new GatewayError(400, reason, { type: "InvalidTransactionError" });
}

/** 400: these fields of the request are invalid. */
export function invalidRequest(errorsByPath: ReadonlyMap<string, readonly string[]>): GatewayError {
  return new GatewayError(400, "One or more validation errors occurred", {
    type: "InvalidRequestError",
    validation_errors: Array.from(errorsByPath, ([path, errors]) => ({ path, errors: [...errors] })),
  });
}

/** 400: the request asks for something impossible that no single field explains. */
export function impossibleRequest(reason: string): GatewayError {
  return new GatewayError(400, "One or more errors occurred", {
    type: "InvalidRequestError",
    validation_errors: [{ path: "?", errors: [reason] }],
  });
}

/** 500: the gateway's own node is behind the network. */
export function notSyncedUp(kind: "Read" | "Construction", delayHours: number): GatewayError {
  return new GatewayError(
    500,
    `The Gateway API cannot return current results as its database is not sufficiently up to date with the Network's Ledger (it is currently ${delayHours} hours behind)`,
    {
      type: "NotSyncedUpError",
      request_type: kind,
      current_sync_delay_seconds: delayHours * HOUR_SECONDS,
      max_allowed_sync_delay_seconds: MOST_BEHIND_SECONDS,
    },
  );
}

/** 500: a bug of the dev ledger itself; its message stays in the log. */
export function internalError(traceId: string): GatewayError {
  return new GatewayError(
    500,
    `An unexpected error occurred handling the request. If reporting this issue, please include TraceId=${traceId}`,
    { type: "InternalServerError", exception: "UnknownException", cause: "N/A" },
  );
}

export function errorBody(error: GatewayError, traceId: string): ErrorResponse {
  return { message: error.message, code: error.status, details: error.details, trace_id: traceId };
}
