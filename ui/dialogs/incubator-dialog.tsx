import type { RuleSet } from "../../rules/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { MachinePicture } from "../parts/machine-picture.tsx";
import { ConnectionDetails } from "./connection-details.tsx";
import { incubatorBenefits } from "./incubator-benefits.ts";
import styles from "./incubator-dialog.module.css";
import { WalletNeeded, type WalletNeededProps } from "./wallet-needed.tsx";

interface IncubatorDialogProps extends WalletNeededProps {
  open: boolean;
  rules: RuleSet;
  /** Level of the player's incubator. */
  level: number;
  onClose: () => void;
}

/** The incubator for a player without a wallet: what each level gives, and what is missing (`LAB-155`). */
export function IncubatorDialog({ open, rules, level, onClose, ...wallet }: IncubatorDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Incubator Staking">
      <ConnectionDetails />
      <WalletNeeded {...wallet} />
      <ol className={styles.levels}>
        {incubatorBenefits(rules).map((benefit) => (
          <li key={benefit.level} className={styles.level}>
            <MachinePicture type="incubator" level={benefit.level} size={64} />
            <div className={styles.words}>
              <h3>
                Level {benefit.level} {benefit.level === level ? <Badge tone="info">Your level</Badge> : null}
              </h3>
              {benefit.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
