import type { ReactNode } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";
import { useTexts } from "../../game/texts.ts";

interface CatOptionsDialogProps {
  open: boolean;
  /** The cat's name and where it can be changed. */
  naming?: ReactNode;
  /** The purchase of energy (`LAB-148`). */
  energyPurchase: ReactNode;
  /** The cat rests from having been stroked. */
  rests: boolean;
  onStroke: () => void;
  onMove: () => void;
  onClose: () => void;
}

/** Dialog with the cat's actions (`LAB-142`). */
export function CatOptionsDialog({
  open,
  naming,
  energyPurchase,
  rests,
  onStroke,
  onMove,
  onClose,
}: CatOptionsDialogProps) {
  const texts = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={texts.lab.cat.catOptions} width="narrow">
      <div className={styles.stack}>
        {naming}
        <Button tone="teal" wide reason={rests ? texts.lab.cat.rests : null} onClick={onStroke}>
          {texts.lab.cat.stroke}
        </Button>
        <Button wide onClick={onMove}>
          {texts.lab.cat.moveCat}
        </Button>
        {energyPurchase}
        <Button wide onClick={onClose}>
          {texts.words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
