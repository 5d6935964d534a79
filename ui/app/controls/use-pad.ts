import { useEffect } from "react";
import { useGame } from "../../game/game-context.tsx";
import { padsOf } from "../../game/pad/pads-of.ts";

/** Plays with a gamepad as soon as one is connected; the code for it loads only then. */
export function usePad(): void {
  const game = useGame();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let isOver = false;
    async function start() {
      window.removeEventListener("gamepadconnected", start);
      const { playByPad } = await import("./play-by-pad.ts");
      if (!isOver) stop = playByPad(game, window);
    }
    if (padsOf(navigator).length > 0) void start();
    else window.addEventListener("gamepadconnected", start);
    return () => {
      isOver = true;
      window.removeEventListener("gamepadconnected", start);
      stop?.();
    };
  }, [game]);
}
