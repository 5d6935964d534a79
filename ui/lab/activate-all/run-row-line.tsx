import { type Machine, type RuleSet, rowText } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import { Row } from "../../components/row.tsx";
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
  return (
    <Row
      picture={<MachinePicture type={machine.type} level={machine.level} size={40} />}
      name={label}
      end={<Mark outcome={outcome} rules={rules} ended={ended} />}
    >
      {outcome.type === "gave" ? (
        <span className={styles.gave}>{rowText(rules.texts, outcome.texts)}</span>
      ) : null}
      {outcome.type === "refused" ? <span className={styles.refused}>{outcome.text}</span> : null}
    </Row>
  );
}

function Mark({ outcome, rules, ended }: Pick<RunRowLineProps, "outcome" | "rules" | "ended">) {
  const { rows, marks } = rules.texts.lab.activateAll;
  switch (outcome.type) {
    case "gave":
      return <Badge tone="success">{marks.gave}</Badge>;
    case "refused":
      return <Badge tone="warning">{marks.refused}</Badge>;
    case "waiting":
      return <span className={styles.state}>{ended ? rows.left : rows.waiting}</span>;
    case "asking":
      return <span className={styles.state}>{rows.asking}</span>;
    case "unanswered":
      return <Badge tone="error">{rows.unanswered}</Badge>;
  }
}
