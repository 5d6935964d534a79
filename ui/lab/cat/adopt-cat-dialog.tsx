import { type Amount, amountText, fill, type Refusal } from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";
import { FilledText } from "../../components/filled-text.tsx";
import { useTexts } from "../../game/texts.ts";

interface AdoptCatDialogProps {
  open: boolean;
  /** Price of a cat in Cat Nips. */
  price: Amount;
  /** Why the cat cannot be adopted now; null when it can. Updated with the balance (`CON-09`). */
  refusal: Refusal | null;
  busy?: boolean;
  onAdopt: () => void;
  onClose: () => void;
}

/**
 * Offers a cat after a Cat's Lair was activated (`LAB-138`, `LAB-139`). Its buttons do not get the focus: the player
 * opened it with Space, and pressing Space again must not buy.
 */
export function AdoptCatDialog({
  open,
  price,
  refusal,
  busy = false,
  onAdopt,
  onClose,
}: AdoptCatDialogProps) {
  const texts = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.lab.cat.adoptACat}
      description={
        <FilledText
          text={texts.lab.cat.offer}
          values={{
            price: (
              <span className={styles.price}>
                {fill(texts.lab.cat.price, { amount: amountText(texts, price) })}
              </span>
            ),
          }}
        />
      }
      buttons={
        <>
          <Button onClick={onClose}>{texts.lab.cat.notNow}</Button>
          <Button
            needsServer
            tone="gold"
            busy={busy}
            reason={refusal?.text ?? null}
            reasonShown="caption"
            onClick={onAdopt}
          >
            {refusal?.text ?? texts.lab.cat.adopt}
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
