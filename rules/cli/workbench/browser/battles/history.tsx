import { useEffect, useState } from "react";
import { call } from "../parts/calls.ts";
import { WideTable } from "../parts/wide-table.tsx";

interface NotedRun {
  at: string;
  seed: string;
  rules: { name: string; hash: string }[];
  figures: { place: string; rulesHash: string; battles: number; winRate: { value: number } }[];
}

/** The latest comparisons of the commands and of this page. */
export function History() {
  const [runs, setRuns] = useState<NotedRun[]>([]);
  useEffect(() => {
    call<NotedRun[]>("GET", "/api/history").then(setRuns, () => undefined);
  }, []);
  if (runs.length === 0) return null;
  return (
    <section className="card" aria-labelledby="history-title">
      <h2 id="history-title">What was played before</h2>
      <WideTable label="What was played before">
        <thead>
          <tr>
            {["when", "rules", "hash", "battles", "seed", "win rates"].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map(({ at, seed, rules, figures }) => (
            <tr key={`${at} ${seed}`}>
              <th scope="row">{new Date(at).toLocaleString("en", { hour12: false })}</th>
              <td>{rules.map(({ name }) => name).join(" → ")}</td>
              <td>{rules.at(-1)?.hash}</td>
              <td>{figures[0]?.battles ?? 0}</td>
              <td>{seed}</td>
              <td>
                {figures
                  .filter(({ rulesHash, place }) => rulesHash === rules.at(-1)?.hash && place !== "pvp")
                  .map(({ winRate }) => `${(winRate.value * 100).toFixed(1)} %`)
                  .join(" · ")}
              </td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </section>
  );
}
