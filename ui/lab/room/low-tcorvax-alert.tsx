import { fill, type RuleSet } from "../../../rules/index.ts";
import { Icon } from "../../components/icon.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import styles from "./low-tcorvax-alert.module.css";

/**
 * Warns that the player can no longer afford a Cat's Lair; shown once each time the balance falls below the threshold
 * (`LAB-176`, `CON-88`).
 */
export function LowTcorvaxAlert({ rules, onClose }: { rules: RuleSet; onClose: () => void }) {
  return (
    <div className={styles.alert} role="alert">
      <Icon name="tcorvax" size={26} />
      <p>{fill(rules.texts.lab.notices.lowTcorvax, { cost: rules.alerts.lowTcorvax })}</p>
      <IconButton icon="close" label={rules.texts.words.close} plain onClick={onClose} />
    </div>
  );
}
