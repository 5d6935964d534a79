import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";

interface RoomUnlockDialogProps {
  open: boolean;
  /** Called for 'Stay in Room 1' and Escape; the notice with the arrow stays (`CON-26`). */
  onStay: () => void;
  onGo: () => void;
}

/** Says that room 2 has just been unlocked (`LAB-050`). */
export function RoomUnlockDialog({ open, onStay, onGo }: RoomUnlockDialogProps) {
  const go = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      closable={false}
      title="Room 2 unlocked!"
      description="Your lab has a second room now, with all its floor free for machines."
      firstFocus={go}
      buttons={
        <>
          <Button onClick={onStay}>Stay in Room 1</Button>
          <Button ref={go} tone="gold" onClick={onGo}>
            Go to Room 2
          </Button>
        </>
      }
    />
  );
}
