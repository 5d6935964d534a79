/** A transaction cannot be executed; the message says why. All its changes are undone. */
export class ExecutionFailure extends Error {}

/** A submitted payload that every ledger would refuse; the message says why. Nothing of it was stored. */
export class InvalidTransaction extends Error {}
