import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";

interface CatOptionsDialogProps {
  open: boolean;
  /** The purchase of energy (`LAB-148`). */
  energyPurchase: ReactNode;
  onMove: () => void;
  onClose: () => void;
}

/** Dialog with the cat's actions (`LAB-142`). */
export function CatOptionsDialog({ open, energyPurchase, onMove, onClose }: CatOptionsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cat Options" width="narrow">
      <div className={styles.stack}>
        <Button tone="teal" wide onClick={onMove}>
          Move Cat
        </Button>
        {energyPurchase}
        <Button wide onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
