import { useMemo } from "react";
import { type Difference, differences } from "../overlay.ts";
import { useWorkbench } from "../workbench-context.tsx";
import { shownValue } from "./values.ts";

/** What the draft changes, each with what it was and the note why. */
export function ChangesList({ onChoose }: { onChoose: (key: string) => void }) {
  const { rules, state, set } = useWorkbench();
  const { draft } = state;
  const byKey = useMemo(() => new Map(rules.numbers.map((number) => [number.key, number])), [rules]);
  const changes = useMemo(() => differences(rules.shipped, draft.overlay), [rules, draft.overlay]);
  return (
    <section className="card changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changed in this draft</h2>
      {changes.length === 0 ? (
        <p className="hint">Nothing yet: these are the shipped rules.</p>
      ) : (
        <ul className="rows">
          {changes.map((change) => {
            const number = byKey.get(change.key);
            return (
              <li key={change.key}>
                <button type="button" disabled={!number} onClick={() => onChoose(change.key)}>
                  <span>
                    {number?.name ?? change.key}
                    {draft.notes[change.key] && <em>{draft.notes[change.key]}</em>}
                    {number?.stated && <small>stated by the documents</small>}
                  </span>
                  <b data-changed>{changeText(change)}</b>
                </button>
                {number && (
                  <button
                    type="button"
                    className="small"
                    aria-label={`Put back: ${number.name}`}
                    onClick={() => set(number, number.shipped)}
                  >
                    Put back
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

const LONGEST = 24;

function changeText({ shipped, now }: Difference): string {
  const text = (value: unknown) => {
    const whole = shownValue(value, { unit: "" });
    return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  };
  return `${text(shipped)} → ${text(now)}`;
}
