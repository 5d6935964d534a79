import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { askToConcede, concede } from "./leave-battle.ts";

/** Asks for confirmation before the player gives up a battle. */
export function ConcedeDialog() {
  const pvp = usePvp();
  const stay = useRef<HTMLButtonElement>(null);
  const open = usePvpState((state) => state.conceding);
  const rated = usePvpState((state) => state.battle?.rated ?? true);
  const { battle } = pvp.rules.texts.pvpScreens;
  const close = () => askToConcede(pvp, false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={battle.concedeTitle}
      description={rated ? battle.concedeText : battle.concedeUnrated}
      firstFocus={stay}
      buttons={
        <>
          <Button ref={stay} tone="gold" onClick={close}>
            {battle.keepFighting}
          </Button>
          <Button tone="danger" onClick={() => void concede(pvp)}>
            {battle.concede}
          </Button>
        </>
      }
    />
  );
}
