import type { ImportGraph } from "./imports.ts";

/** The import circles of a graph, types included, each as `a -> b -> a`; one per file that closes a circle. */
export function importCycles({ modules, imports }: ImportGraph): string[] {
  const next = new Map<string, string[]>();
  for (const { from, target, own } of imports) {
    if (own) next.set(from, [...(next.get(from) ?? []), target]);
  }
  const cycles: string[] = [];
  const finished = new Set<string>();
  const path: string[] = [];

  const visit = (module: string) => {
    const start = path.indexOf(module);
    if (start >= 0) {
      cycles.push([...path.slice(start), module].join(" -> "));
      return;
    }
    if (finished.has(module)) return;
    path.push(module);
    for (const target of next.get(module) ?? []) visit(target);
    path.pop();
    finished.add(module);
  };

  for (const module of modules) visit(module);
  return cycles;
}
