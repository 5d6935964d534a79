import { fill, type RuleSet } from "../../../rules/index.ts";
import { Icon } from "../../components/icon.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import styles from "./low-tcorvax-alert.module.css";

/** The player cannot afford a Cat's Lair any more; shown once per fall (`LAB-176`, `CON-88`). */
export function LowTcorvaxAlert({ rules, onClose }: { rules: RuleSet; onClose: () => void }) {
  return (
    <div className={styles.alert} role="alert">
      <Icon name="tcorvax" size={26} />
      <p>{fill(rules.notices.lowTcorvax, { cost: rules.alerts.lowTcorvax })}</p>
      <IconButton icon="close" label="Close" plain onClick={onClose} />
    </div>
  );
}
