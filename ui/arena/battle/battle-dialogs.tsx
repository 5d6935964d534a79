import { useRef } from "react";
import { MusicSwitch } from "../../battle/battle-music.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { LanguageChoice } from "../../game/language-choice.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { askToLeave } from "./leave-battle.ts";
import { giveUpBattle, isKept } from "./play-battle.ts";
import { answerReplacing } from "./start-battle.ts";

/** Asks before a battle is left: stay, come back later, or give it up. */
export function LeaveDialog() {
  const arena = useArena();
  const { game, rules } = arena;
  const { leave: texts, giveUp } = rules.texts.arena;
  const stay = useRef<HTMLButtonElement>(null);
  const open = useArenaState((state) => state.leaving && state.screen === "battle");
  const kept = isKept(arena);
  const close = () => askToLeave(arena, false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      description={kept ? texts.kept : texts.notKept}
      firstFocus={stay}
      buttons={
        <>
          <Button ref={stay} tone="gold" onClick={close}>
            {texts.stay}
          </Button>
          {kept ? <Button onClick={() => leaveArena(game)}>{texts.later}</Button> : null}
          <Button tone="danger" onClick={() => giveUpBattle(arena)}>
            {giveUp}
          </Button>
        </>
      }
    >
      <MusicSwitch />
      <LanguageChoice />
    </Dialog>
  );
}

/** Asks before a new battle takes the place of one that waits on this device (`GAP-80`). */
export function ReplaceDialog() {
  const arena = useArena();
  const { waiting: texts } = arena.rules.texts.arena;
  const keep = useRef<HTMLButtonElement>(null);
  const open = useArenaState((state) => state.replacing !== null);
  const close = () => answerReplacing(arena, false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      description={texts.replaceQuestion}
      firstFocus={keep}
      buttons={
        <>
          <Button ref={keep} tone="gold" onClick={close}>
            {texts.keep}
          </Button>
          <Button tone="danger" onClick={() => answerReplacing(arena, true)}>
            {texts.replace}
          </Button>
        </>
      }
    />
  );
}
