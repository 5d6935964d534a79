import { useEffect, useState } from "react";
import type { CommandForm, KeptRun, Tree } from "../contract.ts";
import { changed } from "../draft/draft.ts";
import { addressOf, call, sentenceOf } from "../parts/calls.ts";
import { Drawn } from "../parts/drawn.tsx";
import { useWorkbench } from "../workbench-context.tsx";

interface RunViewProps {
  run: KeptRun;
  form: CommandForm | null;
  onStop: () => void;
  onGoOn: () => void;
}

/** A run: how far it is, or its result as a page, with the files to save. */
export function RunView({ run, form, onStop, onGoOn }: RunViewProps) {
  const { progress, state, sentences, results } = run;
  return (
    <article className="card run" aria-label={`Run of ${timeOf(run)}`}>
      <p className="row">
        <b>{timeOf(run)}</b>
        <span>{askedText(run, form)}</span>
        <span className="hint">{STATES[state]}</span>
        {state === "playing" && (
          <button type="button" onClick={onStop}>
            Stop
          </button>
        )}
        {run.canGoOn && (
          <button type="button" onClick={onGoOn}>
            Go on
          </button>
        )}
        {SAVED.filter(([file]) => results.includes(file)).map(([file, name]) => (
          <a
            key={file}
            className="button"
            href={addressOf("/api/run", { id: run.id, file })}
            target={file === "result.html" ? "_blank" : undefined}
            rel="noopener"
          >
            {name}
          </a>
        ))}
        {results.includes("overlay.json") && <OpenAsDraft run={run} />}
      </p>
      {state === "playing" && (
        <p className="hint progress" role="status">
          <progress value={progress?.total ? progress.done / progress.total : undefined} max={1} />
          {progress
            ? `${progress.done}${progress.total ? ` of ${progress.total}` : ""} ${progress.part ?? ""}`
            : "Starting …"}
        </p>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className={state === "failed" ? "problem" : "warning"} role="alert">
          {sentence}
        </p>
      ))}
      {state !== "playing" && <Result key={`${run.id} ${state}`} run={run} />}
    </article>
  );
}

const STATES = {
  playing: "playing",
  done: "done",
  stopped: "stopped: what there was until then",
  failed: "failed",
};
const SAVED = [
  ["result.html", "Page"],
  ["result.csv", "CSV"],
  ["result.json", "JSON"],
] as const;

function Result({ run: { id, results } }: { run: KeptRun }) {
  const [text, setText] = useState<string | null>(null);
  const file = results.includes("sections.html") ? "sections.html" : "result.txt";
  const isThere = results.includes(file);
  useEffect(() => {
    if (!isThere) return;
    call<{ text: string }>("GET", `/api/run?${new URLSearchParams({ id, file })}`).then(
      (reply) => setText(reply.text),
      (error: unknown) => setText(sentenceOf(error)),
    );
  }, [id, file, isThere]);
  if (text === null) return null;
  return file === "sections.html" ? <Drawn html={text} /> : <pre>{text}</pre>;
}

/** The overlay that a search has found becomes a step of the draft, which undo takes back. */
function OpenAsDraft({ run }: { run: KeptRun }) {
  const { keeper, replace } = useWorkbench();
  const [problem, setProblem] = useState<string | null>(null);
  async function open() {
    const response = await fetch(addressOf("/api/run", { id: run.id, file: "overlay.json" }));
    const { $schema: _, ...overlay } = (await response.json()) as Tree;
    replace(changed(keeper.now().draft, overlay));
  }
  return (
    <>
      <button type="button" onClick={() => void open().catch((error) => setProblem(sentenceOf(error)))}>
        Open its numbers as the draft
      </button>
      {problem}
    </>
  );
}

export function timeOf({ at }: KeptRun): string {
  return new Date(at).toLocaleString("en", { hour12: false });
}

/** What was asked, by the names of the fields. */
export function askedText({ flags, files }: KeptRun, form: CommandForm | null): string {
  const labelOf = (flag: string) => form?.flags.find(({ name }) => name === flag)?.label ?? flag;
  const words = Object.entries(flags).map(([name, text]) => `${labelOf(name)}: ${text}`);
  return [...files, ...words].join(" · ") || "as usual";
}
