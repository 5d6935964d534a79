import { failure } from "../errors/failure.ts";
import type { App } from "./app-deps.ts";

/**
 * Refuses what a database cannot store, wherever it stands in a path, query or body: NUL and unpaired surrogates in texts,
 * which PostgreSQL refuses and SQLite takes, and numbers without an end such as `1e400` (`ABU-101`).
 */
export function refuseUnstorableInput(app: App): void {
  app.addHook("preValidation", (request, _reply, done) => {
    const { params, query, body } = request;
    done(isStorable([params, query, body]) ? undefined : failure("malformed"));
  });
}

/** Looks at the keys and values of all depths; a body may be nested too deeply for a recursion. */
function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === "string" && !isStorableText(part)) return false;
    if (typeof part === "number" && !Number.isFinite(part)) return false;
    if (typeof part === "object" && part !== null)
      for (const [key, inner] of Object.entries(part)) {
        if (!isStorableText(key)) return false;
        left.push(inner);
      }
  }
  return true;
}

function isStorableText(text: string): boolean {
  return !text.includes("\0") && !/\p{Surrogate}/u.test(text);
}
