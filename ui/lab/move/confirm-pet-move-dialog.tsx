import { useRef } from "react";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useTexts } from "../../game/texts.ts";

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
  const texts = useTexts();
  const { open, pet, busy = false, onConfirm, onCancel } = props;
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      modal={false}
      closable={false}
      title={fill(texts.lab.move.question, { name: pet })}
      description={texts.lab.move.petIsFree}
      firstFocus={confirm}
      buttons={
        <>
          <Button onClick={onCancel}>{texts.words.cancel}</Button>
          <Button ref={confirm} tone="gold" busy={busy} onClick={onConfirm}>
            {texts.lab.move.move}
          </Button>
        </>
      }
    />
  );
}
