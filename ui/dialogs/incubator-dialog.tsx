import type { RuleSet } from "../../rules/index.ts";
import { Badge } from "../parts/badge.tsx";
import { Button } from "../parts/button.tsx";
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
  /** Why the last activation failed; null before one did (`ERR-005`). */
  error: string | null;
  onTryAgain: () => void;
  onClose: () => void;
}

/** The incubator for a player without a wallet: what each level gives, and what is missing (`LAB-155`). */
export function IncubatorDialog(props: IncubatorDialogProps) {
  const { open, rules, level, error, onTryAgain, onClose, ...needed } = props;
  return (
    <Dialog open={open} onClose={onClose} title="Incubator Staking">
      {error === null ? (
        <>
          <ConnectionDetails wallet={needed.wallet} />
          <WalletNeeded {...needed} />
        </>
      ) : (
        <div role="alert" className={styles.error}>
          <p>{error}</p>
          <Button tone="teal" onClick={onTryAgain}>
            Try Again
          </Button>
        </div>
      )}
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
