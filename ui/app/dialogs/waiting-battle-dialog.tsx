import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";

interface WaitingBattleDialogProps {
  open: boolean;
  onResume: () => void;
  onLater: () => void;
}

/** Offers to resume an unfinished battle after a reload. */
export function WaitingBattleDialog({ open, onResume, onLater }: WaitingBattleDialogProps) {
  const resume = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title="A battle is waiting for you"
      description="It goes on exactly where you left it."
      firstFocus={resume}
      buttons={
        <>
          <Button onClick={onLater}>Later</Button>
          <Button ref={resume} tone="gold" onClick={onResume}>
            Resume Battle
          </Button>
        </>
      }
    />
  );
}
