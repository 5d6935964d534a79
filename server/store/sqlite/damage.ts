import type { Database } from "better-sqlite3";

const CODES = /^SQLITE_(CORRUPT|NOTADB)/;

/** Whether an error says that a file is no database, or a damaged one. */
export function isDamage(error: unknown): error is Error {
  return error instanceof Error && "code" in error && CODES.test(String(error.code));
}

/**
 * The first thing that is wrong with a database, or null. `quick_check` reads every page (a gigabyte takes about five
 * seconds, and as long as the disk needs); `integrity_check` also compares every index with its table, which takes
 * three times as long.
 */
export function damageIn(database: Database, check: "quick_check" | "integrity_check"): string | null {
  return damageMetBy(() => {
    const found = database.prepare<[], string>(`PRAGMA ${check}(1)`).pluck().get() ?? "nothing was checked";
    return found === "ok" ? null : inOneLine(found);
  });
}

/** What `read` returns, or the damage that it met. */
export function damageMetBy(read: () => string | null): string | null {
  try {
    return read();
  } catch (error) {
    if (isDamage(error)) return error.message;
    throw error;
  }
}

/** Without the heading that SQLite puts above what it found. */
function inOneLine(found: string): string {
  return found.replace(/^\*\*\*.*?\*\*\*\s+/, "").replace(/\s+/g, " ");
}
