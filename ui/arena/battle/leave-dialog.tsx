import { useRef } from "react";
import { battleOwner, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { askToLeave, leaveBattle } from "./leave-battle.ts";

/** Asks before a battle is left: stay, come back later, or give it up. */
export function LeaveDialog() {
  const arena = useArena();
  const { game, rules } = arena;
  const { leave: texts, giveUp } = rules.texts.arena;
  const stay = useRef<HTMLButtonElement>(null);
  const open = useArenaState((state) => state.leaving && state.screen === "battle");
  const isKept = waitingBattle(game.storage, battleOwner(game)) !== null;
  const close = () => askToLeave(arena, false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      description={isKept ? texts.kept : texts.notKept}
      firstFocus={stay}
      buttons={
        <>
          <Button ref={stay} tone="gold" onClick={close}>
            {texts.stay}
          </Button>
          {isKept ? <Button onClick={() => leaveArena(game)}>{texts.later}</Button> : null}
          <Button tone="danger" onClick={() => leaveBattle(arena)}>
            {giveUp}
          </Button>
        </>
      }
    />
  );
}
