import { useRef } from "react";
import { MusicSwitch } from "../../battle/battle-music.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { LanguageChoice } from "../../game/language-choice.tsx";
import { ReportOpponent } from "../opponent/report-opponent.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { askToConcede, leaveForMenu, openBattleMenu } from "./leave-battle.ts";

/** The menu of a battle: resume it, leave it for the PvP menu, or give it up. */
export function BattleMenu() {
  const pvp = usePvp();
  const resume = useRef<HTMLButtonElement>(null);
  const open = usePvpState((state) => state.battleMenu);
  const { battle } = pvp.rules.texts.pvpScreens;
  const close = () => openBattleMenu(pvp, false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={battle.menu}
      description={battle.menuText}
      firstFocus={resume}
      buttons={
        <>
          <Button ref={resume} tone="gold" onClick={close}>
            {battle.menuResume}
          </Button>
          <Button onClick={() => leaveForMenu(pvp)}>{battle.menuLeave}</Button>
          <Button tone="danger" onClick={() => askToConcede(pvp, true)}>
            {battle.menuConcede}
          </Button>
        </>
      }
    >
      <MusicSwitch />
      <LanguageChoice />
      <ReportOpponent />
    </Dialog>
  );
}
