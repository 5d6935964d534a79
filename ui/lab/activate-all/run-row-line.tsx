import type { Machine, RuleSet } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import styles from "./activate-all.module.css";
import type { RowOutcome } from "./activation-run.ts";

interface RunRowLineProps {
  rules: RuleSet;
  machine: Machine;
  label: string;
  outcome: RowOutcome;
  /** The run is over: what still waits was not tried. */
  ended: boolean;
}

/** One machine of a run: what it gave, or why it was refused. */
export function RunRowLine({ rules, machine, label, outcome, ended }: RunRowLineProps) {
  const { rows, marks } = rules.texts.lab.activateAll;
  return (
    <li className={styles.row}>
      <MachinePicture type={machine.type} level={machine.level} size={40} />
      <span className={styles.words}>
        <span className={styles.name}>{label}</span>
        {outcome.type === "gave" ? <span className={styles.gave}>{outcome.texts.join(", ")}</span> : null}
        {outcome.type === "refused" ? <span className={styles.refused}>{outcome.text}</span> : null}
      </span>
      {outcome.type === "gave" ? <Badge tone="success">{marks.gave}</Badge> : null}
      {outcome.type === "refused" ? <Badge tone="warning">{marks.refused}</Badge> : null}
      {outcome.type === "waiting" ? (
        <span className={styles.state}>{ended ? rows.left : rows.waiting}</span>
      ) : null}
      {outcome.type === "asking" ? <span className={styles.state}>{rows.asking}</span> : null}
      {outcome.type === "unanswered" ? <Badge tone="error">{rows.unanswered}</Badge> : null}
    </li>
  );
}
