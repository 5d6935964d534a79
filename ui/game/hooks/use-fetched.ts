import { useEffect, useState } from "react";

/**
 * A part of the game whose code is fetched when it is first wanted; null until it is there. When it cannot be
 * fetched `onFailure` is told, and it is tried again the next time it is wanted.
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
