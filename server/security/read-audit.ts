import { OperatorError } from "../process/operator-error.ts";
import type { NumberedEntry } from "../store/audit-event.ts";
import type { Store } from "../store/store.ts";
import { auditJson, auditText } from "./audit-text.ts";

const PAGE = 1000;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** What `npm run audit` is asked for; missing is everything. */
export interface AuditWish {
  player?: string;
  since?: string;
  event?: string;
  json?: boolean;
}

/** The entries of the audit log, one a line, or as a JSON array. Refuses a wrong date. */
export async function readAudit(
  store: Store,
  { player, since, event, json = false }: AuditWish,
): Promise<string> {
  const found: NumberedEntry[] = [];
  const query = { player: player ?? null, since: momentOf(since), most: PAGE };
  for (let page: NumberedEntry[] = [], after = 0; ; after = page.at(-1)?.number ?? after) {
    page = await store.auditEntries({ ...query, after });
    found.push(...page.filter((entry) => event === undefined || entry.event.type === event));
    if (page.length < PAGE) break;
  }
  if (json) return JSON.stringify(found.map(auditJson), null, 2);
  return found.length === 0 ? "There are no such entries." : found.map(auditText).join("\n");
}

/** A date such as 2026-05-01 begins at midnight UTC; a time without a zone is UTC, too. */
function momentOf(since: string | undefined): number {
  if (since === undefined) return 0;
  const zoned = /T.*(Z|[+-]\d{2}:\d{2})$/.test(since) || !since.includes("T") ? since : `${since}Z`;
  const moment = DATE.test(since) ? Date.parse(zoned) : Number.NaN;
  if (Number.isNaN(moment))
    throw new OperatorError(
      `--since takes a date such as 2026-05-01 or 2026-05-01T12:00Z, but was given ${since}.`,
    );
  return moment;
}
