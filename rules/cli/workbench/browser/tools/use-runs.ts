import { useCallback, useEffect, useState } from "react";
import type { CommandForm, KeptRun } from "../contract.ts";
import { call } from "../parts/calls.ts";

let forms: Promise<CommandForm[]> | null = null;

/** What the tab of a command asks; null until it is known. */
export function useForm(command: string): { form: CommandForm | null; problem: string | null } {
  const [found, setFound] = useState<CommandForm[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    forms ??= call<CommandForm[]>("GET", "/api/commands");
    forms.then(setFound, (error: Error) => {
      forms = null;
      setProblem(error.message);
    });
  }, []);
  return { form: found?.find(({ name }) => name === command) ?? null, problem };
}

const EVERY_MS = 700;

/** All runs that are kept, the latest first; asked for again while one is played. */
export function useRuns(): { runs: readonly KeptRun[]; refresh: () => Promise<void> } {
  const [runs, setRuns] = useState<readonly KeptRun[]>([]);
  const refresh = useCallback(() => call<KeptRun[]>("GET", "/api/runs").then(setRuns, () => undefined), []);
  const isPlaying = runs.some(({ state }) => state === "playing");
  useEffect(() => {
    void refresh();
    if (!isPlaying) return;
    const timer = setInterval(() => void refresh(), EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh, isPlaying]);
  return { runs, refresh };
}
