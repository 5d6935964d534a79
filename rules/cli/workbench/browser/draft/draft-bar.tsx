import { type FormEvent, useState } from "react";
import type { OverlayReply, SaveReply, Tree } from "../contract.ts";
import { differences } from "../overlay.ts";
import { call, sentenceOf } from "../parts/calls.ts";
import { Question } from "../parts/question.tsx";
import { useWorkbench } from "../workbench-context.tsx";
import { changed, redone, undone } from "./draft.ts";
import { PlayAndShare } from "./play-and-share.tsx";

/** The draft: what it is called, whether it is kept, undo and redo, and files. */
export function DraftBar() {
  const { state, rules, replace } = useWorkbench();
  const { draft } = state;
  const [problem, setProblem] = useState<string | null>(null);
  const [opens, setOpens] = useState<"file" | "save" | "json" | null>(null);
  const count = differences(rules.shipped, draft.overlay).length;
  const failed = (error: unknown) => setProblem(sentenceOf(error));
  const done = () => {
    setOpens(null);
    setProblem(null);
  };
  return (
    <section className="draft" aria-label="Draft">
      <p className="draft-name">
        <b>{draft.file?.name ?? "Draft"}</b> <span>{countText(count)}</span>
      </p>
      <DraftStatus />
      <div className="buttons">
        <button type="button" disabled={draft.past.length === 0} onClick={() => replace(undone(draft))}>
          Undo
        </button>
        <button type="button" disabled={draft.future.length === 0} onClick={() => replace(redone(draft))}>
          Redo
        </button>
        <button type="button" onClick={() => setOpens("file")}>
          Open …
        </button>
        <button type="button" onClick={() => setOpens("json")}>
          As JSON …
        </button>
        <PlayAndShare onFail={setProblem} />
        <button type="button" className="main" onClick={() => setOpens("save")}>
          Save as …
        </button>
      </div>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {opens === "file" && <OpenFile onDone={done} onFail={failed} />}
      {opens === "save" && <SaveFile onDone={done} onFail={failed} />}
      {opens === "json" && <AsJson onDone={done} />}
      <ConflictQuestion />
    </section>
  );
}

function countText(count: number): string {
  if (count === 0) return "as shipped";
  return count === 1 ? "1 number changed" : `${count} numbers changed`;
}

function DraftStatus() {
  const { status, savedAt, problem } = useWorkbench().state;
  const at = savedAt === null ? "" : new Date(savedAt).toLocaleTimeString("en", { hour12: false });
  const text = {
    loading: "Reading the draft …",
    saved: at === "" ? "Nothing to keep yet" : `Kept at ${at}`,
    waiting: "Keeping …",
    unsaved: problem ?? "Not kept yet",
    conflict: "Changed on another page too",
  }[status];
  return (
    <p className="kept" data-status={status} role="status">
      {text}
    </p>
  );
}

/** Another page has written since this one read the draft: nothing is overwritten before the designer decides. */
function ConflictQuestion() {
  const { state, keeper, rules } = useWorkbench();
  const [isLater, setLater] = useState(false);
  const { theirs, draft, status } = state;
  if (status !== "conflict" || theirs === null) return null;
  if (isLater)
    return (
      <button type="button" className="main" onClick={() => setLater(false)}>
        Decide which draft stays
      </button>
    );
  const at =
    theirs.savedAt === null ? "" : new Date(theirs.savedAt).toLocaleTimeString("en", { hour12: false });
  const list = (overlay: Tree) =>
    differences(rules.shipped, overlay)
      .map(({ key, now }) => `${key} = ${JSON.stringify(now)}`)
      .join(", ") || "nothing changed";
  return (
    <Question
      title="Another page has changed the draft"
      onClose={() => setLater(true)}
      answers={[
        { text: "Decide later", act: () => setLater(true) },
        { text: "Take the other one", act: () => void keeper.decide("theirs") },
        { text: "Keep this one", act: () => void keeper.decide("mine"), isMain: true },
      ]}
    >
      <p>
        <b>The other one, kept at {at}:</b> {list(theirs.draft.overlay)}.
      </p>
      <p>
        <b>This one:</b> {list(draft.overlay)}.
      </p>
    </Question>
  );
}

interface FileProps {
  onDone: () => void;
  onFail: (error: unknown) => void;
}

/** Opens a saved overlay as a step of the draft, which undo takes back. */
function OpenFile({ onDone, onFail }: FileProps) {
  const { state, replace } = useWorkbench();
  const [names, setNames] = useState<string[] | null>(null);
  if (names === null) void call<string[]>("GET", "/api/overlays").then(setNames, onFail);
  const open = (name: string) =>
    call<OverlayReply>("GET", `/api/overlay?${new URLSearchParams({ name })}`).then(
      ({ overlay, content }) => {
        replace({ ...changed(state.draft, overlay), file: { name, content } });
        onDone();
      },
      onFail,
    );
  const anew = () => {
    replace({ ...changed(state.draft, {}), file: null });
    onDone();
  };
  return (
    <Question title="Open an overlay" onClose={onDone} answers={[{ text: "Cancel", act: onDone }]}>
      <p className="hint">What you have now stays one step of Undo away.</p>
      <ul className="files">
        <li>
          <button type="button" onClick={anew}>
            The shipped rules, nothing changed
          </button>
        </li>
        {(names ?? []).map((name) => (
          <li key={name}>
            <button type="button" onClick={() => void open(name)}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Question>
  );
}

/** Saves the overlay under a name; a file that is there and has changed is replaced only after a question. */
function SaveFile({ onDone, onFail }: FileProps) {
  const { state, keeper, replace } = useWorkbench();
  const { draft } = state;
  const [name, setName] = useState(draft.file?.name ?? "my-rules.json");
  const [exists, setExists] = useState<{ content: string; savedAt: string } | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  const file = name.trim().replace(/(\.json)?$/, ".json");
  async function save(replaces: string | null) {
    const order = { name: file, overlay: draft.overlay, replaces };
    const reply = await call<SaveReply>("POST", "/api/overlay", order);
    if (reply.ok) {
      replace({ ...keeper.now().draft, file: { name: file, content: reply.content } });
      onDone();
    } else if ("exists" in reply) setExists(reply.exists);
    else setProblems(reply.problems);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const own = draft.file?.name === file ? draft.file.content : null;
    save(own).catch((error: unknown) => setProblems([sentenceOf(error)]));
  };
  if (exists !== null)
    return (
      <Question
        title={`${file} exists already`}
        onClose={() => setExists(null)}
        answers={[
          { text: "Choose another name", act: () => setExists(null) },
          { text: "Replace it", act: () => void save(exists.content).catch(onFail), isMain: true },
        ]}
      >
        <p>
          It was saved on {new Date(exists.savedAt).toLocaleString("en", { hour12: false })} with other
          numbers.
        </p>
      </Question>
    );
  return (
    <Question title="Save as an overlay file" onClose={onDone} answers={[{ text: "Cancel", act: onDone }]}>
      <form onSubmit={submit} className="row">
        <label>
          Name of the file
          <input value={name} onChange={(event) => setName(event.target.value)} required />
        </label>
        <button type="submit" className="main">
          Save
        </button>
      </form>
      {problems.map((problem) => (
        <p key={problem} className="problem" role="alert">
          {problem}
        </p>
      ))}
    </Question>
  );
}

/** The overlay as text, for what no slider can say: names, sentences and lists. */
function AsJson({ onDone }: { onDone: () => void }) {
  const { state, take } = useWorkbench();
  const [text, setText] = useState(JSON.stringify(state.draft.overlay, null, 2));
  const [problem, setProblem] = useState<string | null>(null);
  function use() {
    try {
      const overlay: unknown = JSON.parse(text);
      if (typeof overlay !== "object" || overlay === null || Array.isArray(overlay))
        throw new Error("an overlay is an object");
      const { $schema: _, ...numbers } = overlay as Tree;
      take(numbers, onDone);
    } catch (error) {
      setProblem(`This is not an overlay: ${error instanceof Error ? error.message : error}.`);
    }
  }
  return (
    <Question
      title="The draft as an overlay"
      onClose={onDone}
      answers={[
        { text: "Cancel", act: onDone },
        { text: "Use this", act: use, isMain: true },
      ]}
    >
      <label>
        What differs from the shipped rules
        <textarea
          rows={16}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </Question>
  );
}
