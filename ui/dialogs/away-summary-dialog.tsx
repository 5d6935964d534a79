import { useRef } from "react";
import type { Machine, RuleSet } from "../../rules/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { MachinePicture } from "../parts/machine-picture.tsx";
import styles from "./away-summary-dialog.module.css";

interface AwaySummaryDialogProps {
  open: boolean;
  rules: RuleSet;
  /** The machines whose cooldown ended meanwhile. */
  machines: readonly Machine[];
  onClose: () => void;
}

/** After hours away: what became ready. */
export function AwaySummaryDialog({ open, rules, machines, onClose }: AwaySummaryDialogProps) {
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="While you were away"
      description={
        machines.length === 1 ? "One machine became ready." : `${machines.length} machines became ready.`
      }
      firstFocus={back}
      buttons={
        <Button ref={back} tone="gold" wide onClick={onClose}>
          Back to the lab
        </Button>
      }
    >
      <ul className={styles.list}>
        {machines.map((machine) => (
          <li key={machine.id} className={styles.row}>
            <MachinePicture type={machine.type} level={machine.level} size={48} />
            <span className={styles.words}>
              <span className={styles.name}>{rules.machines[machine.type].name}</span>
              <span className={styles.place}>
                Level {machine.level}, Room {machine.room}
              </span>
            </span>
            <Badge tone="success">Ready</Badge>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
