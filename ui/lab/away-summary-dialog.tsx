import { useRef } from "react";
import { fill, fillPlural, type Machine, type RuleSet, type Texts } from "../../rules/index.ts";
import { MachinePicture } from "../components/atlas-picture.tsx";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { Dialog } from "../components/dialog.tsx";
import styles from "./away-summary-dialog.module.css";

interface AwaySummaryDialogProps {
  open: boolean;
  rules: RuleSet;
  /** Machines whose cooldown ended during the absence. */
  machines: readonly Machine[];
  /** Other changes, such as upkeep that was paid. */
  notices: readonly string[];
  onClose: () => void;
}

/** Shows which machines became ready, and what was used up or gained, while the player was away for hours. */
export function AwaySummaryDialog({ open, rules, machines, notices, onClose }: AwaySummaryDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={rules.texts.lab.visits.title}
      description={countOfReady(rules.texts, machines.length)}
      firstFocus={back}
      buttons={
        <Button ref={back} tone="gold" wide onClick={onClose}>
          {rules.texts.lab.visits.close}
        </Button>
      }
    >
      {notices.map((notice) => (
        <p key={notice} className={styles.notice}>
          {notice}
        </p>
      ))}
      <ul className={styles.list}>
        {machines.map((machine) => (
          <li key={machine.id} className={styles.row}>
            <MachinePicture type={machine.type} level={machine.level} size={48} />
            <span className={styles.words}>
              <span className={styles.name}>{rules.texts.machines[machine.type].name}</span>
              <span className={styles.place}>
                {fill(rules.texts.lab.visits.place, { level: machine.level, room: machine.room })}
              </span>
            </span>
            <Badge tone="success">{rules.texts.lab.visits.ready}</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function countOfReady(texts: Texts, number: number): string {
  const { noneReady, becameReady } = texts.lab.visits;
  return number === 0 ? noneReady : fillPlural(texts, becameReady, { number });
}
