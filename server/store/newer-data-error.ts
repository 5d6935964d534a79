/** The database was written by a newer release. */
export class NewerDataError extends Error {}
