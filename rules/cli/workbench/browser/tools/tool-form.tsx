import { type FormEvent, useState } from "react";
import type { AskedRun, CommandForm, FlagForm } from "../contract.ts";
import { useAddress } from "../parts/address.ts";
import { keepReplay, sentenceOf } from "../parts/calls.ts";
import { FileButton } from "../parts/file-button.tsx";
import { useNames, useOverlays, useWorkbench } from "../workbench-context.tsx";
import { PolicyField } from "./policy-field.tsx";

interface ToolFormProps {
  form: CommandForm;
  /** The title of the tab that is playing; null while none is. */
  playing: string | null;
  /** What was asked of a run that is to be asked again. */
  asked: AskedRun | null;
  onRun: (asked: AskedRun) => void;
}

/** The form of a command, made from its table of flags; what is left empty is as usual. */
export function ToolForm({ form, playing, asked, onRun }: ToolFormProps) {
  const overlays = useOverlays();
  const { decks } = useWorkbench().state.draft;
  const shown = form.flags.filter(
    ({ name, kind }) => kind !== "output" && kind !== "folder" && name !== "resume",
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const flags = Object.fromEntries(
      shown.flatMap(({ name }) => {
        const text = String(fields.get(name) ?? "").trim();
        return text === "" ? [] : [[name, text]];
      }),
    );
    const files = fields.getAll("files").flatMap((text) => String(text).split("\n"));
    onRun({ command: form.name, flags, files: files.map((file) => file.trim()).filter(Boolean) });
  };
  return (
    <form className="tool-form" onSubmit={submit}>
      {form.files && form.files.most > 0 && (
        <FilesField form={form} files={form.files} asked={asked?.files ?? []} />
      )}
      {shown.map((flag) => (
        <div key={flag.name} className="field">
          <label htmlFor={`${form.name}-${flag.name}`}>
            <b>{flag.label}</b> {flag.what.toLowerCase() === flag.label.toLowerCase() ? "" : flag.what}
          </label>
          <FlagField
            id={`${form.name}-${flag.name}`}
            flag={flag}
            names={flag.kind === "deck" ? decks.map(({ name }) => name) : overlays}
            value={asked?.flags[flag.name]}
          />
        </div>
      ))}
      <button type="submit" className="main" disabled={playing !== null}>
        {playing === null ? "Run" : `${playing} is playing …`}
      </button>
    </form>
  );
}

interface FilesFieldProps {
  form: CommandForm;
  files: NonNullable<CommandForm["files"]>;
  asked: readonly string[];
}

/** What stands beside the flags: decks of the draft, players by name, a replay; and files by their path. */
function FilesField({ form, files: { label, of, words = [] }, asked }: FilesFieldProps) {
  const { decks } = useWorkbench().state.draft;
  if (of === "replay") return <ReplayField asked={asked[0]} />;
  const offered = of === "deck" ? decks.map(({ name }) => name) : words;
  const others = asked.filter((file) => !offered.includes(file));
  return (
    <fieldset className="field">
      <legend>
        <b>{label}</b>
      </legend>
      {offered.length > 0 && (
        <div className="choices">
          {offered.map((name) => (
            <label key={name}>
              <input type="checkbox" name="files" value={name} defaultChecked={asked.includes(name)} /> {name}
            </label>
          ))}
        </div>
      )}
      {of === "deck" && offered.length === 0 && (
        <p className="hint">The tab Decks builds some; without any, drawn ones play.</p>
      )}
      <label htmlFor={`${form.name}-files`}>
        {of === undefined ? "" : `files of your own${of === "player" ? ", such as a bot" : ""}, `}one a line
      </label>
      <textarea
        id={`${form.name}-files`}
        name="files"
        rows={2}
        defaultValue={others.join("\n")}
        spellCheck={false}
      />
    </fieldset>
  );
}

/** A battle that the workbench keeps, or a replay file that is added to them. */
function ReplayField({ asked }: { asked: string | undefined }) {
  const { shown } = useAddress();
  const [added, setAdded] = useState(0);
  const [name, setName] = useState(shown.replay ?? asked ?? "");
  const [problem, setProblem] = useState<string | null>(null);
  const names = useNames("/api/replays", added);
  const add = (file: File) =>
    file
      .text()
      .then((text) => keepReplay(file.name, text))
      .then(
        (kept) => {
          setProblem(null);
          setName(kept);
          setAdded(added + 1);
        },
        (error: unknown) => setProblem(sentenceOf(error)),
      );
  return (
    <div className="field">
      <label htmlFor="review-replay">
        <b>Battle</b>
        <span>
          one that is kept here, or a file that <i>Save Replay</i> in the game has written
        </span>
      </label>
      <select id="review-replay" name="files" value={name} onChange={({ target }) => setName(target.value)}>
        <option value="">choose one</option>
        {[...new Set([...names, ...(name === "" ? [] : [name])])].map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
      <FileButton text="Add a replay file …" onFile={(file) => void add(file)} />
      {problem !== null && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

interface FlagFieldProps {
  id: string;
  flag: FlagForm;
  /** The saved overlays, or for a deck those of the draft. */
  names: readonly string[];
  value: string | undefined;
}

function FlagField({ id, flag, names, value }: FlagFieldProps) {
  const { name, kind, words, usual, range, isNeeded, value: form } = flag;
  if (kind === "rules")
    return (
      <select id={id} name={name} defaultValue={value ?? (name === "rules" ? "draft" : "")}>
        <option value="draft">the draft</option>
        {!isNeeded && <option value="">the shipped rules</option>}
        {[...new Set([...names, ...(value === undefined || value === "draft" ? [] : [value])])].map(
          (overlay) => (
            <option key={overlay}>{overlay}</option>
          ),
        )}
      </select>
    );
  if (kind === "deck")
    return (
      <select id={id} name={name} defaultValue={value ?? ""}>
        <option value="">a new one in each battle</option>
        {names.map((deck) => (
          <option key={deck}>{deck}</option>
        ))}
      </select>
    );
  if (kind === "policy") return <PolicyField id={id} flag={flag} value={value} />;
  // What is as usual stays empty: a flag that is written holds only beside some others.
  if (kind === "choice")
    return (
      <select id={id} name={name} defaultValue={value === usual ? "" : (value ?? "")}>
        {usual === undefined && <option value="">as usual</option>}
        {(words ?? []).map((word) => (
          <option key={word} value={word === usual ? "" : word}>
            {word}
          </option>
        ))}
      </select>
    );
  return (
    <>
      <input
        id={id}
        name={name}
        defaultValue={value ?? ""}
        placeholder={usual ?? (range ? `${range.min} to ${range.max}` : kind === "text" ? form : "")}
        inputMode={kind === "number" ? "numeric" : undefined}
        required={isNeeded}
        autoComplete="off"
        list={words && `${id}-words`}
      />
      {words && (
        <datalist id={`${id}-words`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </>
  );
}
