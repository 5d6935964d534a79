import { type RefObject, useEffect, useRef, useState } from "react";
import { useGame } from "../../game/game-context.tsx";

/** As near to its end, in pixels, a list counts as scrolled to it. */
const NEAR_END = 24;

interface FollowedEnd {
  list: RefObject<HTMLOListElement | null>;
  /** Lines have come that the player, who scrolled up, does not see; shown for some time. */
  isNew: boolean;
  toEnd: () => void;
}

/** Keeps a list at its end while it grows, unless the player scrolled up; then it only says so (`BAT-046`). */
export function useFollowedEnd(length: number, shownMs: number): FollowedEnd {
  const game = useGame();
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const [news, setNews] = useState(0);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const note = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END;
      if (atEnd.current) setNews(0);
    };
    element.addEventListener("scroll", note);
    return () => element.removeEventListener("scroll", note);
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element || length === 0) return;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    else setNews(length);
  }, [length]);

  useEffect(() => {
    if (news === 0) return;
    let wanted = true;
    game.after(shownMs, () => {
      if (wanted) setNews(0);
    });
    return () => {
      wanted = false;
    };
  }, [news, shownMs, game]);

  return {
    list,
    isNew: news > 0,
    toEnd: () => list.current?.scrollTo(0, list.current.scrollHeight),
  };
}
