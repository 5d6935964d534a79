import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useTexts } from "../../game/texts.ts";

interface RoomUnlockDialogProps {
  open: boolean;
  /** Called for 'Stay in Room 1' and Escape; the notice with the arrow stays (`CON-26`). */
  onStay: () => void;
  onGo: () => void;
}

/** Says that room 2 has just been unlocked (`LAB-050`). */
export function RoomUnlockDialog({ open, onStay, onGo }: RoomUnlockDialogProps) {
  const texts = useTexts();
  const go = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onStay}
      closable={false}
      title={texts.lab.rooms.room2Unlocked}
      description={texts.lab.rooms.roomUnlocked}
      firstFocus={go}
      buttons={
        <>
          <Button onClick={onStay}>{texts.lab.rooms.stayInRoom1}</Button>
          <Button ref={go} tone="gold" onClick={onGo}>
            {texts.lab.rooms.goToRoom2}
          </Button>
        </>
      }
    />
  );
}
