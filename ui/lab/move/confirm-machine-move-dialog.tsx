import { useRef } from "react";
import { type Amount, fill, formatAmount, type Refusal } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";
import { FilledText } from "../../components/filled-text.tsx";
import { useTexts } from "../../game/texts.ts";

interface ConfirmMachineMoveDialogProps {
  open: boolean;
  /** Name of the machine that moves. */
  machine: string;
  /** Cost of the move in TCorvax. */
  cost: Amount;
  /** Why the move is not possible; null when it is. */
  refusal: Refusal | null;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/**
 * Asks for confirmation before a machine moves (`LAB-098`). The room stays usable, so that another position can be
 * picked; the confirm button has the focus, so that Space confirms (`CON-82`).
 */
export function ConfirmMachineMoveDialog(props: ConfirmMachineMoveDialogProps) {
  const texts = useTexts();
  const { open, machine, cost, refusal, busy = false, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const tooPoor = refusal?.code === "not_enough_to_move";
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      modal={false}
      closable={false}
      title={fill(texts.lab.move.question, { name: machine })}
      firstFocus={confirm}
      description={
        <FilledText
          text={texts.lab.move.cost}
          values={{
            price: (
              <span className={styles.price}>
                {fill(texts.lab.move.price, { amount: formatAmount(cost) })}
              </span>
            ),
          }}
        />
      }
      buttons={
        <>
          <Button onClick={onCancel}>{texts.words.cancel}</Button>
          <Button
            ref={confirm}
            tone="gold"
            busy={busy}
            reason={refusal?.text ?? null}
            reasonShown={tooPoor ? "caption" : "text"}
            onClick={onConfirm}
          >
            {tooPoor ? texts.lab.move.notEnough : texts.lab.move.move}
          </Button>
        </>
      }
    />
  );
}
