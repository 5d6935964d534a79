import { useRef } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { answerReplacing } from "./start-battle.ts";

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
