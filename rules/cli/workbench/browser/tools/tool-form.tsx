import { type FormEvent, useEffect, useState } from "react";
import type { AskedRun, CommandForm, FlagForm } from "../contract.ts";
import { call } from "../parts/calls.ts";

interface ToolFormProps {
  form: CommandForm;
  isBusy: boolean;
  /** What was asked of a run that is to be asked again. */
  asked: AskedRun | null;
  onRun: (asked: AskedRun) => void;
}

/** The form of a command, made from its table of flags; what is left empty is as usual. */
export function ToolForm({ form, isBusy, asked, onRun }: ToolFormProps) {
  const [overlays, setOverlays] = useState<string[]>([]);
  useEffect(() => {
    call<string[]>("GET", "/api/overlays").then(setOverlays, () => undefined);
  }, []);
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
    const files = String(fields.get("files") ?? "").split("\n");
    onRun({ command: form.name, flags, files: files.map((file) => file.trim()).filter(Boolean) });
  };
  return (
    <form className="tool-form" onSubmit={submit}>
      {form.files && form.files.most > 0 && (
        <label>
          {form.files.value ?? "Files"}, one a line
          <textarea name="files" rows={2} defaultValue={asked?.files.join("\n") ?? ""} spellCheck={false} />
        </label>
      )}
      {shown.map((flag) => (
        <div key={flag.name} className="field">
          <label htmlFor={`${form.name}-${flag.name}`}>
            <b>{flag.name}</b> {flag.what}
          </label>
          <FlagField
            id={`${form.name}-${flag.name}`}
            flag={flag}
            overlays={overlays}
            value={asked?.flags[flag.name]}
          />
        </div>
      ))}
      <button type="submit" className="main" disabled={isBusy}>
        {isBusy ? "Playing …" : "Run"}
      </button>
    </form>
  );
}

interface FlagFieldProps {
  id: string;
  flag: FlagForm;
  overlays: readonly string[];
  value: string | undefined;
}

function FlagField({ id, flag, overlays, value }: FlagFieldProps) {
  const { name, kind, words, usual, range, isNeeded } = flag;
  if (kind === "rules")
    return (
      <select id={id} name={name} defaultValue={value ?? (name === "rules" ? "draft" : "")}>
        <option value="draft">the draft</option>
        {!isNeeded && <option value="">the shipped rules</option>}
        {overlays.map((overlay) => (
          <option key={overlay}>{overlay}</option>
        ))}
      </select>
    );
  if (kind === "choice")
    return (
      <select id={id} name={name} defaultValue={value ?? usual ?? ""}>
        {usual === undefined && <option value="">as usual</option>}
        {(words ?? []).map((word) => (
          <option key={word}>{word}</option>
        ))}
      </select>
    );
  return (
    <input
      id={id}
      name={name}
      defaultValue={value ?? ""}
      placeholder={usual ?? (range ? `${range.min} to ${range.max}` : "")}
      inputMode={kind === "number" ? "numeric" : undefined}
      required={isNeeded}
      autoComplete="off"
    />
  );
}
