import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";

interface ConfirmPetMoveDialogProps {
  open: boolean;
  /** Name of the pet, such as 'Cat'. */
  pet: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before a pet moves, which is free (`LAB-098`, `LAB-143`, `GAP-14`). */
export function ConfirmPetMoveDialog(props: ConfirmPetMoveDialogProps) {
  const { open, pet, busy = false, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      modal={false}
      closable={false}
      title={`Move ${pet} here?`}
      description="Moving a pet is free."
      firstFocus={confirm}
      buttons={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button ref={confirm} tone="gold" busy={busy} onClick={onConfirm}>
            Move
          </Button>
        </>
      }
    />
  );
}
