/** A transaction cannot be executed; the message says why. All its changes are undone. */
export class ExecutionFailure extends Error {}
