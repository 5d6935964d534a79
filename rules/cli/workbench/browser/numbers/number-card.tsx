import { useEffect, useId, useState } from "react";
import type { RuleNumber } from "../contract.ts";
import { useWorkbench } from "../workbench-context.tsx";
import { allowedText, readValue, rounded, shownValue, sliderRange, spoken, startOf } from "./values.ts";

/** One number: what it is, who states it, what it was, with slider, field and note. */
export function NumberCard({ number }: { number: RuleNumber }) {
  const { currentOf, set, state, note } = useWorkbench();
  const id = useId();
  const now = currentOf(number);
  const isChanged = now !== number.shipped;
  return (
    <section className="card" aria-labelledby={id}>
      <p className="where">{number.where}</p>
      <h2 id={id}>{number.name}</h2>
      <p>
        <code>{number.key}</code>
        {number.stated === null ? null : <span className="badge">stated by the documents</span>}
      </p>
      {typeof now === "boolean" || number.kind === "switch" ? (
        <label className="switch">
          <input
            type="checkbox"
            checked={now === true}
            onChange={(event) => set(number, event.target.checked)}
          />
          {shownValue(now, number)}
        </label>
      ) : (
        <NumberField number={number} value={now} labelledBy={id} />
      )}
      <dl>
        <dt>Was</dt>
        <dd>
          {shownValue(number.shipped, number)}
          {isChanged && (
            <button type="button" className="small" onClick={() => set(number, number.shipped)}>
              Put back
            </button>
          )}
        </dd>
        <dt>Felt</dt>
        <dd>{number.felt.replace(/^Felt /, "")}</dd>
        {number.kind === "number" && (
          <>
            <dt>Allowed</dt>
            <dd>{allowedText(number)}</dd>
          </>
        )}
        <dt>File</dt>
        <dd>
          <code>rules/data/{number.file}.json</code>
        </dd>
      </dl>
      <label className="note">
        Why (a note for yourself and others)
        <textarea
          rows={2}
          maxLength={1000}
          value={state.draft.notes[number.key] ?? ""}
          onChange={(event) => note(number.key, event.target.value)}
        />
      </label>
    </section>
  );
}

interface NumberFieldProps {
  number: RuleNumber;
  /** null: not set. */
  value: number | null;
  labelledBy: string;
}

/** Slider and field of a number. What is written wrong stays in the field, with one sentence, and changes nothing. */
function NumberField({ number, value: now, labelledBy }: NumberFieldProps) {
  const { set, currentOf } = useWorkbench();
  const value = now ?? startOf(number);
  const [text, setText] = useState(now === null ? "" : String(now));
  const [gesture, setGesture] = useState(0);
  const problemId = useId();
  const read = readValue(text, number);
  const isLeftOut = number.shipped === null && text.trim() === "";
  const problem = "problem" in read && !isLeftOut ? read.problem : null;
  useEffect(
    () => setText((before) => (now !== null && readsAs(before, number, now) ? before : String(now ?? ""))),
    [now, number],
  );
  // The range stays while the slider moves.
  const [range, setRange] = useState(() => sliderRange(number, value));
  const endGesture = () => {
    setGesture((count) => count + 1);
    setRange(sliderRange(number, Number(currentOf(number))));
  };
  const take = (next: number) => set(number, rounded(next), `${number.key} ${gesture}`);
  const [low, high] = [Math.min(range.min, value), Math.max(range.max, value)];
  return (
    <div className="value">
      <div className="value-row">
        <input
          className="value-field"
          inputMode="decimal"
          autoComplete="off"
          aria-labelledby={labelledBy}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : problemId}
          value={text}
          placeholder="not set"
          onChange={(event) => {
            setText(event.target.value);
            const next = readValue(event.target.value, number);
            if (number.shipped === null && event.target.value.trim() === "") set(number, null);
            else if ("value" in next) set(number, next.value, `${number.key} field`);
          }}
          onBlur={() => {
            endGesture();
            if (problem === null) setText(String(currentOf(number) ?? ""));
          }}
        />
        <span className="unit">
          {unitText(number.unit)}
          {now !== null && spoken(now, number.unit) !== "" && <b> = {spoken(now, number.unit)}</b>}
        </span>
      </div>
      <input
        type="range"
        aria-labelledby={labelledBy}
        aria-valuetext={shownValue(now, number)}
        min={low}
        max={high}
        step={range.step}
        value={value}
        onChange={(event) => take(Number(event.target.value))}
        onPointerUp={endGesture}
        onBlur={endGesture}
      />
      <p className="ends" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      {problem !== null && (
        <p id={problemId} className="problem" role="alert">
          {problem} The draft keeps {now ?? "it unset"}.
        </p>
      )}
    </div>
  );
}

function readsAs(text: string, number: RuleNumber, value: number): boolean {
  const read = readValue(text, number);
  return "value" in read && read.value === value;
}

function unitText(unit: string): string {
  if (unit === "ms") return "milliseconds";
  if (unit === "share") return "of 1";
  return unit;
}
