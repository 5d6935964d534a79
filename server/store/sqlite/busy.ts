const CODE = "SQLITE_BUSY";

/** Whether something failed only because another process holds a lock: trying again may help. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(CODE);
}

/** What SQLite would say, for work that is refused before it is asked. */
export function busyError(): Error {
  return Object.assign(new Error("database is locked"), { code: CODE });
}
