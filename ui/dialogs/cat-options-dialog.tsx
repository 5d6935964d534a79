import type { RuleSet } from "../../rules/index.ts";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import styles from "./dialog.module.css";
import { WALLET_TEXTS } from "./wallet-texts.ts";

interface CatOptionsDialogProps {
  open: boolean;
  rules: RuleSet;
  onMove: () => void;
  /** Buys the energy pack; null without a connected wallet and a shared account (`LAB-150`). */
  onBuyEnergy: (() => void) | null;
  onClose: () => void;
}

/** What can be done at the cat (`LAB-142`). */
export function CatOptionsDialog({ open, rules, onMove, onBuyEnergy, onClose }: CatOptionsDialogProps) {
  const { energy, cvxCost } = rules.energyPack;
  return (
    <Dialog open={open} onClose={onClose} title="Cat Options" width="narrow">
      <div className={styles.stack}>
        <Button tone="teal" wide onClick={onMove}>
          Move Cat
        </Button>
        <Button
          tone="violet"
          icon="energy"
          wide
          reason={onBuyEnergy === null ? WALLET_TEXTS.connectAndShare : null}
          onClick={() => onBuyEnergy?.()}
        >
          Buy {energy} Energy for {cvxCost} CVX
        </Button>
        <Button wide onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
