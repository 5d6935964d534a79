import { useEffect, useState } from "react";

/**
 * Loads a part of the game's code when it is first wanted. Returns null until it is loaded. A failed load calls
 * `onFailure` and is retried the next time it is wanted.
 */
export function useFetched<Part>(
  load: () => Promise<Part>,
  isWanted: boolean,
  onFailure: () => void,
): Part | null {
  const [fetched, setFetched] = useState<{ part: Part } | null>(null);
  const isMissing = isWanted && fetched === null;

  useEffect(() => {
    if (!isMissing) return;
    load()
      .then((part) => setFetched({ part }))
      .catch(onFailure);
  }, [load, isMissing, onFailure]);
  return fetched?.part ?? null;
}
