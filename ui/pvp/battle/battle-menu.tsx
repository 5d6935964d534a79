import { useRef, useState } from "react";
import { MusicSwitch } from "../../battle/battle-music.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { LinkField } from "../../components/link-field.tsx";
import { LanguageChoice } from "../../game/language-choice.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { EmoteBar } from "../opponent/emotes.tsx";
import { ReportOpponent } from "../opponent/report-opponent.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { askToConcede, concede, leaveForMenu, openBattleMenu } from "./leave-battle.ts";
import styles from "./pvp-battle.module.css";

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

/** Buttons below the actions: let others watch the battle, or give it up. */
export function BattleOptions({ onDone }: { onDone: () => void }) {
  const pvp = usePvp();
  const watchId = usePvpState((state) => state.battle?.watchId ?? "");
  const [open, setOpen] = useState(false);
  const { battle, watch } = pvp.rules.texts.pvpScreens;
  return (
    <div className={classNames(layoutStyles.buttons, styles.options)}>
      <EmoteBar onShown={onDone} />
      <Button size="small" onClick={() => setOpen(true)}>
        {watch.share}
      </Button>
      <Button size="small" tone="danger" onClick={() => askToConcede(pvp, true)}>
        {battle.concede}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={watch.shareTitle}
        description={watch.shareText}
        width="wide"
      >
        <LinkField
          label={watch.link}
          address={entryAddress(window.location, { kind: "watch", data: watchId })}
        />
      </Dialog>
    </div>
  );
}

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
