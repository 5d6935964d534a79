/** What Node and SQLite call a disk without room. */
const CODES = ["ENOSPC", "EDQUOT", "SQLITE_FULL"];

/** Whether an error says that the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && CODES.includes(String(error.code));
}
