import { type FormEvent, useEffect, useState } from "react";
import type { CheckReply } from "../contract.ts";
import { addressOf, call, sentenceOf } from "../parts/calls.ts";
import { Drawn } from "../parts/drawn.tsx";
import { PolicyChoice, WhoPlays } from "../parts/policy-choice.tsx";
import { useOverlays, useWorkbench } from "../workbench-context.tsx";
import { History } from "./history.tsx";
import { type OddBattle, OddBattles } from "./odd-battles.tsx";

interface Done {
  chart: string;
  sections: string;
  battles: OddBattle[];
  isStopped: boolean;
}

interface Trial {
  text: string;
  /** The share that is played; null while nothing is. */
  played: number | null;
  chart: string;
  done: Done | null;
}

const NOTHING: Trial = {
  text: "Nothing has been played yet: what differs comes here.",
  played: null,
  chart: "",
  done: null,
};

/** The same battles by the shipped rules, or a saved overlay, and by the draft, with all that `npm run balance` tells. */
export function BattlesTab() {
  const { state } = useWorkbench();
  const [trial, follow] = useTrial();
  const names = useOverlays();
  const [problem, setProblem] = useState<string | null>(null);
  const play = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const order = {
      overlay: state.draft.overlay,
      battles: Number(fields.get("battles")),
      seed: fields.get("seed"),
      policy: fields.get("policy"),
      before: fields.get("before"),
      title: state.draft.file?.name ?? "the draft",
    };
    follow({ ...NOTHING, text: "Beginning …", played: 0 });
    call<CheckReply>("POST", "/api/trial", order).then(
      (reply) => reply.ok || refuse(reply.problems[0] ?? ""),
      (error: unknown) => refuse(sentenceOf(error)),
    );
  };
  const refuse = (sentence: string) => {
    setProblem(sentence);
    follow(NOTHING);
  };
  return (
    <>
      <section className="card" aria-labelledby="trial-title">
        <h2 id="trial-title">The same battles before and after</h2>
        <form className="row" onSubmit={play} onChange={() => setProblem(null)}>
          <label>
            Before
            <select name="before">
              <option value="">shipped rules</option>
              {names.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label>
            Battles
            <input name="battles" type="number" min={1} max={100_000} defaultValue={200} required />
          </label>
          <label>
            Seed
            <input name="seed" defaultValue="1" maxLength={100} size={8} required />
          </label>
          <PolicyChoice name="policy" />
          <button type="submit" className="main" disabled={trial.played !== null}>
            Play
          </button>
          <button
            type="button"
            disabled={trial.played === null}
            onClick={() =>
              void call("POST", "/api/trial/stop", {}).catch((error) => refuse(sentenceOf(error)))
            }
          >
            Stop
          </button>
        </form>
        <WhoPlays />
        {problem !== null && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <p className="hint" role="status">
          {trial.text}
        </p>
        {trial.played !== null && <progress value={trial.played} max={1} aria-label="Battles played" />}
        {trial.chart !== "" && <Drawn html={trial.chart} />}
        {trial.done && (
          <p className="row">
            <a className="button" href={addressOf("/api/trial/report")} target="_blank" rel="noopener">
              Open the report
            </a>
          </p>
        )}
      </section>
      {trial.done && (
        <>
          <Drawn html={trial.done.sections} />
          <OddBattles battles={trial.done.battles} />
        </>
      )}
      <History key={trial.done?.sections.length ?? 0} />
    </>
  );
}

function useTrial(): [Trial, (trial: Trial) => void] {
  const [trial, setTrial] = useState<Trial>(NOTHING);
  useEffect(() => {
    const events = new EventSource(addressOf("/api/trial/events"));
    const on = <Data,>(name: string, show: (data: Data) => void) =>
      events.addEventListener(name, ({ data }: MessageEvent<string>) => show(JSON.parse(data) as Data));
    on("begun", () => setTrial({ ...NOTHING, text: "Playing …", played: 0 }));
    on<{ played: number; total: number; chart: string }>("progress", ({ played, total, chart }) =>
      setTrial({ text: `Played ${played} of ${total} battles.`, played: played / total, chart, done: null }),
    );
    on<Done>("done", (done) =>
      setTrial({
        text: done.isStopped ? "Stopped: what was played so far is below." : "Done: the details are below.",
        played: null,
        chart: done.chart,
        done,
      }),
    );
    on<{ error: string }>("failed", ({ error }) => setTrial({ ...NOTHING, text: error }));
    return () => events.close();
  }, []);
  return [trial, setTrial];
}
