/** Words of PromQL that are no metrics, and what Prometheus itself knows of each target. */
const KNOWN = new Set([
  "and",
  "or",
  "unless",
  "bool",
  "offset",
  "inf",
  "nan",
  "group_left",
  "group_right",
  "up",
]);
const SUFFIXES = ["_bucket", "_sum", "_count"];

/** The metrics that a query of Prometheus asks for. */
export function metricsIn(query: string): string[] {
  const bare = query
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, " ")
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, " ");
  const words = bare.matchAll(/(?<![\w.$])[a-z_:][\w:]*(?!\w*\s*\()/gi);
  return [...words].map(([word]) => word).filter((word) => !KNOWN.has(word));
}

/** The names under which a page of metrics can be asked for. */
export function namesOn(page: string): Set<string> {
  const names = new Set<string>();
  for (const [, name = "", type] of page.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    names.add(name);
    if (type === "histogram") for (const suffix of SUFFIXES) names.add(`${name}${suffix}`);
  }
  return names;
}
