/** How long what nobody needs any more is kept, in milliseconds; Infinity for good. */
export interface Retention {
  /** Finished battles, from their end. Their results stay. */
  battlesMs: number;
  auditMs: number;
}

const DAY_MS = 86_400_000;

/** The periods in days, as they are configured; 0 for good. */
export function retentionOf(days: { battles: number; audit: number }): Retention {
  return { battlesMs: inMilliseconds(days.battles), auditMs: inMilliseconds(days.audit) };
}

function inMilliseconds(days: number): number {
  return days === 0 ? Number.POSITIVE_INFINITY : days * DAY_MS;
}

export const KEPT_DAYS = { battles: 90, audit: 365 } as const;
