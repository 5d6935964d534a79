import { useRef } from "react";
import { battleOwner, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { askToLeave, leaveBattle } from "./leave-battle.ts";

const KEPT =
  "The battle is kept on this device: you can leave now and go on later. Giving up ends it without rewards.";
const NOT_KEPT = "This browser keeps nothing: if you leave, the battle is lost.";

/** Asks before a battle is left: stay, come back later, or give it up. */
export function LeaveDialog() {
  const arena = useArena();
  const { game } = arena;
  const stay = useRef<HTMLButtonElement>(null);
  const open = useArenaState((state) => state.leaving && state.screen === "battle");
  const isKept = waitingBattle(game.storage, battleOwner(game)) !== null;
  const close = () => askToLeave(arena, false);
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Leave this battle?"
      description={isKept ? KEPT : NOT_KEPT}
      firstFocus={stay}
      buttons={
        <>
          <Button ref={stay} tone="gold" onClick={close}>
            Stay
          </Button>
          {isKept ? <Button onClick={() => leaveArena(game)}>Leave for Now</Button> : null}
          <Button tone="danger" onClick={() => leaveBattle(arena)}>
            Give Up
          </Button>
        </>
      }
    />
  );
}
