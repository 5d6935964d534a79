/** The query that asks a battle's call for news after `version` only; null asks for the whole battle. */
export function sinceQuery(version: number | null): { since?: string } {
  return version === null ? {} : { since: String(version) };
}
