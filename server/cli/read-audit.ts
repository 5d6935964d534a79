import { OperatorError } from "../process/program.ts";
import type { AuditEvent, AuditEventType, NumberedEntry } from "../store/database/audit-event.ts";
import type { GainedResources } from "../store/database/lab-work.ts";
import type { Store } from "../store/store.ts";

const PAGE = 1000;
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** What `npm run audit` is asked for; missing is everything. */
export interface AuditWish {
  player?: string;
  since?: string;
  event?: string;
  json?: boolean;
}

/** The entries of the audit log, one a line, or as a JSON array. Refuses a wrong date and an event that there is not. */
export async function readAudit(
  store: Store,
  { player, since, event, json = false }: AuditWish,
): Promise<string> {
  checkEvent(event);
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

/** An entry of the audit log as one line for an operator: time, player, address and what happened. */
export function auditText({ time, player, address, event }: NumberedEntry): string {
  const moment = new Date(time)
    .toISOString()
    .replace("T", " ")
    .replace(/\.\d+Z$/, " UTC");
  return [moment, player, address ?? "-", happened(event)].join("  ");
}

/** An entry as JSON for programs. */
export function auditJson({ number, time, player, address, event }: NumberedEntry): object {
  const { type, ...details } = event;
  return { number, time: new Date(time).toISOString(), player, address, event: type, ...details };
}

/** What each event says on its line; also the list of all events. */
const HAPPENED: {
  readonly [Type in AuditEventType]: (event: Extract<AuditEvent, { type: Type }>) => string;
} = {
  login: ({ first, again }) =>
    first ? `first login${again ? " after a deletion, without start resources" : ""}` : "login",
  loginRefused: () => "login refused: suspended",
  logout: () => "logout",
  logoutEverywhere: () => "logout everywhere",
  accountBound: ({ account }) => `bound ${account}`,
  proofRefused: ({ account }) => `proof refused for ${account}`,
  booking: ({ purpose, intentHash, account, subject, gained }) =>
    `booked ${purpose} ${intentHash} of ${account}, about ${subject || "nothing"}${gainedText(gained)}`,
  stakeReward: ({ account, gained }) => `stake of ${account} rewarded${gainedText(gained)}`,
  battle: (event) => `battle ${event.battleId}: ${event.outcome} by ${event.by}, ${ratingText(event)}`,
  deletionRequested: ({ dueAt }) => `asked for deletion on ${new Date(dueAt).toISOString().slice(0, 10)}`,
  deletionCancelled: () => "keeps the account",
  exported: () => "exported the data",
  reported: ({ about, reason, battleId }) =>
    `reported ${about ?? "somebody"} for ${reason} in battle ${battleId}`,
  blocked: ({ about }) => `blocked ${about ?? "somebody"}`,
  labLinkMade: () => "made a link to the lab",
  labLinkWithdrawn: () => "withdrew the link to the lab",
  accountDeleted: () => "account deleted",
  admin: ({ act, gained, reason }) =>
    `administrator: ${act}${gainedText(gained)}${reason === null ? "" : `, because: ${reason}`}`,
};

function happened(event: AuditEvent): string {
  const textOf = HAPPENED[event.type] as (event: AuditEvent) => string;
  return textOf(event);
}

/** Refuses an event that there is not, which would be found nowhere. */
function checkEvent(event: string | undefined): void {
  if (event !== undefined && !Object.hasOwn(HAPPENED, event))
    throw new OperatorError(`There is no event ${event}; there are ${Object.keys(HAPPENED).join(", ")}.`);
}

function ratingText({ rating, ratingChange, unrated }: Extract<AuditEvent, { type: "battle" }>): string {
  if (unrated !== null) return `not rated (${unrated})`;
  return `rating ${ratingChange < 0 ? "" : "+"}${ratingChange} to ${rating}`;
}

function gainedText(gained: GainedResources = {}): string {
  const amounts = Object.entries(gained).map(
    ([name, amount]) => `${amount.startsWith("-") ? "" : "+"}${amount} ${name}`,
  );
  return amounts.length === 0 ? "" : ` (${amounts.join(", ")})`;
}
