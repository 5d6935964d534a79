/** What Node and SQLite call a file or folder that this user may not use. */
const CODES = ["EACCES", "EPERM", "EROFS", "SQLITE_CANTOPEN", "SQLITE_READONLY"];

/** Whether an error says that this user may not use a file or a folder. */
export function isForbidden(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.includes(String(error.code));
}
