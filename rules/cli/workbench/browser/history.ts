import { call } from "./calls.ts";
import { byId, row } from "./page-elements.ts";

interface NotedRun {
  at: string;
  seed: string;
  rules: { name: string; hash: string }[];
  figures: { place: string; rulesHash: string; battles: number; winRate: { value: number } }[];
}

/** Lists the latest runs. */
export async function showHistory(): Promise<void> {
  const runs = await call<NotedRun[]>("GET", "/api/history");
  byId("history", HTMLElement).replaceChildren(
    ...runs.map(({ at, seed, rules, figures }) => {
      const last = rules.at(-1);
      const rates = figures
        .filter(({ rulesHash, place }) => rulesHash === last?.hash && place !== "pvp")
        .map(({ winRate }) => `${(winRate.value * 100).toFixed(1)} %`);
      return row([
        new Date(at).toLocaleString("en"),
        rules.map(({ name }) => name).join(" → "),
        last?.hash ?? "",
        String(figures[0]?.battles ?? 0),
        seed,
        rates.join(" · "),
      ]);
    }),
  );
}
