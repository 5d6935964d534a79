import { useRef } from "react";
import { type Amount, formatAmount, type Refusal } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import styles from "../../components/dialog-content.module.css";

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
  const { open, machine, cost, refusal, busy = false, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  const tooPoor = refusal?.code === "not_enough_to_move";
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      modal={false}
      closable={false}
      title={`Move ${machine} here?`}
      firstFocus={confirm}
      description={
        <>
          Moving costs <span className={styles.price}>{formatAmount(cost)} TCorvax</span>.
        </>
      }
      buttons={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button
            ref={confirm}
            tone="gold"
            busy={busy}
            reason={refusal?.text ?? null}
            reasonShown={tooPoor ? "caption" : "text"}
            onClick={onConfirm}
          >
            {tooPoor ? "Not enough" : "Move"}
          </Button>
        </>
      }
    />
  );
}
