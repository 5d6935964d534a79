import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

interface LazyCode<Part> {
  /** Names the part in the cache. */
  name: string;
  load: () => Promise<Part>;
  isWanted: boolean;
  /** Loads before the part is wanted. A failure is then ignored, because the load is repeated when it is wanted. */
  ahead?: boolean;
  onFailure?: () => void;
  /** Tries again by itself, with growing delays: nothing goes on without this part. */
  again?: boolean;
}

/**
 * Loads a part of the game's code when it is first wanted. Returns null until it is loaded. A failed load calls
 * `onFailure` and is retried the next time the part is wanted.
 */
export function useCode<Part>(code: LazyCode<Part>) {
  const { name, load, isWanted, ahead = false, again = false, onFailure } = code;
  const query = { queryKey: ["code", name], queryFn: load, retry: again };
  useQuery({ ...query, enabled: ahead });
  const { data = null, isError } = useQuery({ ...query, enabled: isWanted });
  useEffect(() => {
    if (isWanted && isError) onFailure?.();
  }, [isWanted, isError, onFailure]);
  return data;
}
