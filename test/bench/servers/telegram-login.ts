import { createHash, createHmac } from "node:crypto";

/** A token for a bot that does not exist: production refuses to start without one. */
export const BENCH_BOT_TOKEN = "100000:bench-bot-token-that-looks-like-one";

/** What the login widget would send for a player, signed with `BENCH_BOT_TOKEN` (GAP-01). */
export function signedLogin(id: number): Record<string, string | number> {
  const fields = { id, first_name: `Player ${id}`, auth_date: Math.floor(Date.now() / 1000) };
  const lines = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
  const secret = createHash("sha256").update(BENCH_BOT_TOKEN).digest();
  return { ...fields, hash: createHmac("sha256", secret).update(lines.sort().join("\n")).digest("hex") };
}
