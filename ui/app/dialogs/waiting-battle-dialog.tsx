import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useTexts } from "../../game/texts.ts";

interface WaitingBattleDialogProps {
  open: boolean;
  onResume: () => void;
  onLater: () => void;
}

/** Offers to resume an unfinished battle after a reload. */
export function WaitingBattleDialog({ open, onResume, onLater }: WaitingBattleDialogProps) {
  const texts = useTexts();
  const resume = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onLater}
      title={texts.app.dialogs.battleWaits}
      description={texts.app.dialogs.goesOn}
      firstFocus={resume}
      buttons={
        <>
          <Button onClick={onLater}>{texts.words.later}</Button>
          <Button ref={resume} tone="gold" onClick={onResume}>
            {texts.app.dialogs.resumeBattle}
          </Button>
        </>
      }
    />
  );
}
