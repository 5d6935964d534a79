import { useCallback, useState } from "react";
import { useGame } from "../game-context.tsx";

/** Something that shows for a moment. */
type ShortLived<Value> = Value & { id: number };

/** Returns what shows now, and a function that shows one more for a number of milliseconds. */
export function useShortLived<Value>(
  lifeMs: number,
): [readonly ShortLived<Value>[], (create: (shown: readonly Value[]) => Value) => void] {
  const game = useGame();
  const [shown, setShown] = useState<readonly ShortLived<Value>[]>([]);
  const add = useCallback(
    (create: (shown: readonly Value[]) => Value) => {
      const id = game.nextNumber();
      setShown((now) => [...now, { ...create(now), id }]);
      game.after(lifeMs, () => setShown((now) => now.filter((one) => one.id !== id)));
    },
    [game, lifeMs],
  );
  return [shown, add];
}
