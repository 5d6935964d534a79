import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

interface LazyCode<Part> {
  /** Names the part in the cache. */
  name: string;
  load: () => Promise<Part>;
  isWanted: boolean;
  /** Loads before the part is wanted. A failure is then ignored, because the load is repeated when it is wanted. */
  ahead?: boolean;
  onFailure: () => void;
}

/**
 * Loads a part of the game's code when it is first wanted. Returns null until it is loaded. A failed load calls
 * `onFailure` and is retried the next time the part is wanted.
 */
export function useCode<Part>({ name, load, isWanted, ahead = false, onFailure }: LazyCode<Part>) {
  const query = { queryKey: ["code", name], queryFn: load };
  useQuery({ ...query, enabled: ahead });
  const { data = null, isError } = useQuery({ ...query, enabled: isWanted });
  useEffect(() => {
    if (isWanted && isError) onFailure();
  }, [isWanted, isError, onFailure]);
  return data;
}
