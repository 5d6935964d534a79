import { fill, fillPlural } from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { useArena } from "../arena-context.tsx";

const MOST_NAMED = 12;

/** Says on the screens of a practice by the rules of a link what differs, and that nothing of it counts (`GAP-83`). */
export function LinkedBanner() {
  const { linked, rules } = useArena();
  if (linked === null) return null;
  const { linked: texts } = rules.texts.arena;
  const { changes } = linked;
  const rest = changes.length - MOST_NAMED;
  return (
    <Panel role="note" aria-label={texts.title}>
      <p>
        {fillPlural(rules.texts, texts.differ, { number: changes.length })} {texts.nothingCounts}
      </p>
      <ul className={layoutStyles.muted}>
        {changes.slice(0, MOST_NAMED).map(({ key, before, after }) => (
          <li key={key}>{fill(texts.change, { key, before: shown(before), after: shown(after) })}</li>
        ))}
        {rest > 0 ? <li>{fill(texts.more, { number: rest })}</li> : null}
      </ul>
    </Panel>
  );
}

/** The same in one line, where a battle leaves no room. */
export function LinkedNote() {
  const { linked, rules } = useArena();
  if (linked === null) return null;
  const { linked: texts } = rules.texts.arena;
  return (
    <p className={layoutStyles.muted}>
      {fillPlural(rules.texts, texts.differ, { number: linked.changes.length })} {texts.nothingCounts}
    </p>
  );
}

const LONGEST = 40;

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
