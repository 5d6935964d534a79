import { useRef } from "react";
import { type Amount, formatAmount, type Refusal } from "../../rules/index.ts";
import { AtlasPicture } from "../parts/atlas-picture.tsx";
import { Button } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import styles from "./dialog.module.css";

interface AdoptCatDialogProps {
  open: boolean;
  /** Cat Nips a cat costs. */
  price: Amount;
  /** What the rules say to adopting now; null: it may be done. Follows the live balance (`CON-09`). */
  refusal: Refusal | null;
  busy?: boolean;
  onAdopt: () => void;
  onClose: () => void;
}

/** Offers a cat after a Cat's Lair was activated (`LAB-138`, `LAB-139`). */
export function AdoptCatDialog({
  open,
  price,
  refusal,
  busy = false,
  onAdopt,
  onClose,
}: AdoptCatDialogProps) {
  const adopt = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Adopt a Cat"
      firstFocus={adopt}
      description={
        <>
          A cat will move in beside your Cat's Lair for{" "}
          <span className={styles.price}>{formatAmount(price)} Cat Nips</span>.
        </>
      }
      buttons={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            ref={adopt}
            tone="gold"
            busy={busy}
            reason={refusal?.text ?? null}
            reasonShown="caption"
            onClick={onAdopt}
          >
            {refusal?.text ?? "Adopt"}
          </Button>
        </>
      }
    >
      <div className={styles.picture}>
        <AtlasPicture frame="cat_idle_0" size={132} />
      </div>
    </Dialog>
  );
}
