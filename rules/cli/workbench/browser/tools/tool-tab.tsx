import { useCallback, useEffect, useState } from "react";
import type { AskedRun, CheckReply, CommandForm, KeptRun } from "../contract.ts";
import { useAddress } from "../parts/address.ts";
import { call, sentenceOf } from "../parts/calls.ts";
import { useWorkbench } from "../workbench-context.tsx";
import { askedText, RunView, timeOf } from "./run-view.tsx";
import { ToolForm } from "./tool-form.tsx";

/** The tab of a command: what it asks, what was run, and one result or two side by side. */
export function ToolTab({ command }: { command: string }) {
  const { keeper } = useWorkbench();
  const { form, problem: unknown } = useForm(command);
  const { runs, refresh } = useRuns();
  const { shown, show } = useAddress();
  const [problem, setProblem] = useState<string | null>(null);
  const own = runs.filter((run) => run.command === command);
  const playing = runs.find(({ state }) => state === "playing");
  const run = own.find(({ id }) => id === shown.run) ?? own[0];
  const beside = own.find(({ id }) => id === shown.beside && id !== run?.id);

  async function start(body: object) {
    setProblem(null);
    try {
      const started = await call<KeptRun>("POST", "/api/run", body);
      show({ run: started.id, beside: "", replay: "" });
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    await refresh();
  }
  const ask = (asked: AskedRun) => {
    const { overlay, decks } = keeper.now().draft;
    return start({ ...asked, overlay, decks });
  };
  const stop = () => void call<CheckReply>("POST", "/api/run/stop", {}).then(refresh, () => undefined);
  return (
    <div className="tool">
      <section className="card" aria-labelledby={`${command}-title`}>
        <h2 id={`${command}-title`}>{titleOf(command)}</h2>
        <p className="hint">{form?.what ?? unknown ?? "Asking the command what it needs …"}</p>
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        {form && (
          // Two results need the room.
          <details className="asks" open={!beside}>
            <summary>What to ask</summary>
            <ToolForm
              key={`${run?.id} ${shown.replay}`}
              form={form}
              playing={playing ? titleOf(playing.command) : null}
              asked={shown.replay ? null : (run ?? null)}
              onRun={(asked) => void ask(asked)}
            />
          </details>
        )}
        <RunList
          runs={own}
          form={form}
          run={run?.id}
          beside={beside?.id}
          onShow={(id) => show({ run: id })}
          onBeside={(id) => show({ beside: id })}
        />
      </section>
      <div className="results" data-two={beside ? true : undefined}>
        {[run, beside].map(
          (one) =>
            one && (
              <RunView
                key={one.id}
                run={one}
                form={form}
                onStop={stop}
                onGoOn={() => void start({ goOn: one.id })}
              />
            ),
        )}
        {!run && (
          <p className="hint">Nothing has been run on this tab yet. Results stay here, also after Ctrl-C.</p>
        )}
      </div>
    </div>
  );
}

export function titleOf(command: string): string {
  return command.charAt(0).toUpperCase() + command.slice(1);
}

interface RunListProps {
  runs: readonly KeptRun[];
  form: CommandForm | null;
  run: string | undefined;
  beside: string | undefined;
  onShow: (id: string) => void;
  onBeside: (id: string) => void;
}

/** What was run before, by the rules it was run with. */
function RunList({ runs, form, run, beside, onShow, onBeside }: RunListProps) {
  if (runs.length === 0) return null;
  return (
    <>
      <h3 className="apart">Kept results</h3>
      <ul className="rows kept-runs">
        {runs.map((one) => (
          <li key={one.id}>
            <button type="button" aria-current={one.id === run || undefined} onClick={() => onShow(one.id)}>
              <span>
                {timeOf(one)}
                <small>
                  {rulesText(one)} · {askedText(one, form)}
                </small>
              </span>
              {one.state !== "done" && <b>{one.state}</b>}
            </button>
            {one.id !== run && (
              <button
                type="button"
                className="small"
                aria-pressed={one.id === beside}
                aria-label={`Show ${timeOf(one)} beside`}
                onClick={() => onBeside(one.id === beside ? "" : one.id)}
              >
                Beside
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function rulesText({ flags, draftHash }: KeptRun): string {
  if (draftHash !== null) return `draft ${draftHash.slice(0, 8)}`;
  return flags.rules ?? "shipped rules";
}

let forms: Promise<CommandForm[]> | null = null;

/** What the tab of a command asks; null until it is known. */
function useForm(command: string): { form: CommandForm | null; problem: string | null } {
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
function useRuns(): { runs: readonly KeptRun[]; refresh: () => Promise<void> } {
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
