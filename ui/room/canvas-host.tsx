import { useEffect, useRef } from "react";
import { useGame, useGameState } from "../app/game-context.tsx";
import styles from "./canvas-host.module.css";
import { createPort } from "./create-port.ts";
import { useMoveModeFocus } from "./use-move-mode-focus.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** The canvas is one control to the keyboard: it takes the focus, and keys of its own. */
const KEYBOARD_PLACE = {
  role: "application",
  tabIndex: 0,
  "aria-label":
    "The room. Arrow keys or WASD walk, E or Space uses the nearest machine. The list of machines does the same in words.",
} as const;

/**
 * The place of the canvas. The screen owns its life: made on mount, destroyed on unmount, whichever of the
 * two comes first while the engine is still loading. Without it the list of machines plays on.
 */
export function CanvasHost() {
  const game = useGame();
  const rules = useGameState((state) => state.rules);
  const host = useRef<HTMLDivElement>(null);
  useMoveModeFocus(host);

  useEffect(() => {
    const place = host.current;
    if (!place || !rules) return;
    let wanted = true;
    const port = createPort(game, rules, () => window.matchMedia(REDUCED_MOTION).matches);
    const loading = import("../../engine/index.ts")
      .then(({ createRoomCanvas }) => (wanted ? createRoomCanvas(place, port) : null))
      .then((canvas) => {
        if (wanted) game.canvas.current = canvas;
        return canvas;
      })
      .catch(() => {
        if (wanted) game.store.setState({ newVersion: true });
        return null;
      });
    return () => {
      wanted = false;
      game.canvas.current = null;
      loading.then((canvas) => canvas?.destroy());
    };
  }, [game, rules]);

  return <div ref={host} data-room="" className={styles.host} {...KEYBOARD_PLACE} />;
}
