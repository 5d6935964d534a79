import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { LookSettings } from "../dialogs/look-settings.tsx";

/** Opens text size, contrast, motion and captions before the login; nothing before the rules are loaded. */
export function LookButton() {
  const hasRules = useGameState((state) => state.rules !== null);
  return hasRules ? <OpensLook /> : null;
}

function OpensLook() {
  const { heading } = useTexts().app.look;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {heading}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={heading}>
        <LookSettings />
      </Dialog>
    </>
  );
}
