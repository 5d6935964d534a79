/** A transaction cannot be carried out: the sentence says why. Whatever it did so far is undone. */
export class ExecutionFailure extends Error {}
