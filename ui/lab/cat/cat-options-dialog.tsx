import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";

interface CatOptionsDialogProps {
  open: boolean;
  /** Where energy is bought (`LAB-148`). */
  energyPurchase: ReactNode;
  onMove: () => void;
  onClose: () => void;
}

/** What can be done at the cat (`LAB-142`). */
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
