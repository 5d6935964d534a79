const CODE = "SQLITE_BUSY";

/** Whether an error only means that another process holds a lock: trying again may help. */
export function isBusy(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(CODE);
}

/** The error SQLite would throw, for work that is refused without asking it. */
export function busyError(): Error {
  return Object.assign(new Error("database is locked"), { code: CODE });
}
