import { Fragment, useState } from "react";
import { fill, fillPlural } from "../../../rules/index.ts";
import type { CallReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useTexts } from "../../game/texts.ts";
import panelStyles from "../development-panel.module.css";
import styles from "./rules-section.module.css";

/** A number as it was written. */
export interface TriedNumber {
  key: string;
  value: number;
}

interface RulesSectionProps {
  live: LiveRules;
  /** Whether a battle waits for the rules it began under. */
  battleWaits: boolean;
  /** What was wrong with the numbers tried last. */
  refused: readonly string[];
  busy: boolean;
  onTry: (numbers: TriedNumber[]) => void;
  onSave: () => void;
}

/** Texts of the fields by key, and the rules they were written for. */
interface Edit {
  rulesHash: string;
  written: Readonly<Record<string, string>>;
}

/** The numbers that differ from the shipped rules, and the commonest ones to change. */
export function RulesSection({ live, battleWaits, refused, busy, onTry, onSave }: RulesSectionProps) {
  const texts = useTexts();
  const { development } = texts.app;
  const [edit, setEdit] = useState<Edit>({ rulesHash: live.rulesHash, written: {} });
  // What was written belongs to the rules it was written for.
  const written = edit.rulesHash === live.rulesHash ? edit.written : {};
  const write = (key: string, text: string) =>
    setEdit({ rulesHash: live.rulesHash, written: { ...written, [key]: text } });
  const isWrong = Object.values(written).some((text) => !isNumber(text));
  const tried = live.numbers.flatMap(({ key, value }) => {
    const text = written[key];
    return text === undefined || !isNumber(text) || Number(text) === value
      ? []
      : [{ key, value: Number(text) }];
  });
  const reason = isWrong ? development.notANumber : tried.length === 0 ? development.changeOneFirst : null;
  const { changes, file } = live;
  const problems = refused.length > 0 ? refused : live.problems;

  return (
    <details className={styles.section}>
      <summary className={styles.summary}>{development.numbers}</summary>
      <div className={layoutStyles.stack}>
        {file !== null && <p className={styles.hint}>{fill(development.follows, { file })}</p>}
        {battleWaits && <p className={styles.hint}>{development.battleWaits}</p>}
        {problems.length > 0 && (
          <div role="alert" className={classNames(layoutStyles.problem, styles.problem)}>
            {development.refusedRules}
            <ul className={styles.list}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.hint}>
          {changes.length === 0
            ? development.asShipped
            : fillPlural(texts, development.differ, { number: changes.length })}
        </p>
        {changes.length > 0 && (
          <ul className={styles.list}>
            {changes.map((change) => (
              <li key={change.key}>{fill(development.changed, change)}</li>
            ))}
          </ul>
        )}
        {live.numbers.map(({ key, what, value }) => (
          <label key={key} className={styles.number}>
            <span>
              {what} <code className={styles.key}>{breakableAtDots(key)}</code>
            </span>
            <input
              className={panelStyles.input}
              inputMode="decimal"
              autoComplete="off"
              value={written[key] ?? String(value)}
              aria-invalid={!isNumber(written[key] ?? String(value))}
              onChange={(event) => write(key, event.target.value.trim())}
            />
          </label>
        ))}
        <div className={layoutStyles.smallButtons}>
          <Button size="small" busy={busy} reason={reason} onClick={() => onTry(tried)}>
            {development.playWithThese}
          </Button>
          <Button
            size="small"
            reason={changes.length === 0 ? development.asShipped : null}
            reasonShown="caption"
            onClick={onSave}
          >
            {development.saveOverlay}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** A key that a narrow panel breaks after its dots, not within its words. */
function breakableAtDots(key: string) {
  return key.split(/(?<=\.)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function isNumber(text: string): boolean {
  return /^-?\d{1,12}(\.\d{1,6})?$/.test(text);
}

export type LiveRules = CallReply<"GET /api/dev/rules">;
type Tree = { [key: string]: unknown };

/** Returns the text of an overlay file with these changes. */
export function overlayOf(changes: LiveRules["changes"]): string {
  const overlay: Tree = {};
  for (const { key, now } of changes) put(overlay, key.split("."), JSON.parse(now));
  return `${JSON.stringify(overlay, null, 2)}\n`;
}

function put(tree: Tree, [key = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = (tree[key] ?? {}) as Tree;
  tree[key] = below;
  put(below, rest, value);
}
