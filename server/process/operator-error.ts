/** Something that the operator can put right. A tool prints its one sentence and ends with exit code 2. */
export class OperatorError extends Error {}
