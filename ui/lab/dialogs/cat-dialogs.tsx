import { type FormEvent, type ReactNode, useId, useState } from "react";
import {
  type Amount,
  amountText,
  fill,
  type Pet,
  petName,
  type Refusal,
  whyNot,
} from "../../../rules/index.ts";
import { AtlasPicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded, useServerNow } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { catName, nameCat } from "../commands/cat.ts";
import styles from "./cat-dialogs.module.css";

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
export function AdoptCatDialog(props: AdoptCatDialogProps) {
  const { open, price, refusal, busy = false, onAdopt, onClose } = props;
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
              <span className={dialogStyles.price}>
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
      <div className={dialogStyles.picture}>
        <AtlasPicture frame="cat_idle_0" size={132} />
      </div>
    </Dialog>
  );
}

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
export function CatOptionsDialog(props: CatOptionsDialogProps) {
  const { open, naming, energyPurchase, rests, onStroke, onMove, onClose } = props;
  const texts = useTexts();
  return (
    <Dialog open={open} onClose={onClose} title={texts.lab.cat.catOptions} width="narrow">
      <div className={layoutStyles.stack}>
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

/** The cat with its name, which the player can change. */
export function CatNameField({ cat }: { cat: Pet }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const now = useServerNow();
  const id = useId();
  const noteId = useId();
  const busy = useGameState((state) => state.pending.namePet === true);
  const current = catName(rules, cat);
  const [typed, setTyped] = useState(current);
  const texts = rules.texts.lab.cat;
  const refusal = whyNot(rules, lab, { type: "namePet", petId: cat.id, name: typed }, now)?.text ?? null;
  const reason = refusal ?? (petName(rules, typed) === current ? texts.sameName : null);
  function save(event?: FormEvent) {
    event?.preventDefault();
    if (reason === null && !busy) void nameCat(game, cat.id, typed);
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <AtlasPicture frame="cat_idle_0" size={72} />
      <div className={styles.words}>
        <label htmlFor={id}>{texts.name}</label>
        <div className={layoutStyles.wrappingRow}>
          <input
            id={id}
            className={styles.name}
            value={typed}
            autoComplete="off"
            aria-describedby={noteId}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            needsServer
            size="small"
            tone="teal"
            busy={busy}
            reason={reason}
            reasonShown="caption"
            aria-describedby={noteId}
            onClick={() => save()}
          >
            {texts.saveName}
          </Button>
        </div>
        <p id={noteId} className={refusal === null ? layoutStyles.muted : layoutStyles.problem}>
          {reason ?? texts.nameNote}
        </p>
      </div>
    </form>
  );
}
