import { useEffect, useState } from "react";
import { useGame } from "../game-context.tsx";

const SECOND_MS = 1000;
/** Update interval: short enough for each second to show on time. */
const UPDATE_MS = 200;

/**
 * Returns the whole seconds until a time of the browser's clock, 0 at and after it; updates each second (`PVP-039`).
 */
export function useSecondsUntil(moment: number): number {
  const game = useGame();
  return usePolled(() => Math.max(0, Math.ceil((moment - game.now()) / SECOND_MS)));
}

/** Returns the whole seconds since a time of the browser's clock. */
export function useSecondsSince(moment: number): number {
  const game = useGame();
  return usePolled(() => Math.max(0, Math.floor((game.now() - moment) / SECOND_MS)));
}

function usePolled(read: () => number): number {
  const [, setSeen] = useState(0);
  const seconds = read();
  useEffect(() => {
    const timer = setInterval(() => setSeen(read()), UPDATE_MS);
    return () => clearInterval(timer);
  });
  return seconds;
}
