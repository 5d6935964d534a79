import { type RefObject, useEffect, useRef, useState } from "react";
import { useGame } from "../../game/game-context.tsx";

/** Distance from its end, in pixels, within which a list counts as scrolled to the end. */
const NEAR_END = 24;

interface FollowedEnd {
  list: RefObject<HTMLOListElement | null>;
  /** Whether lines were added that the player does not see after scrolling up; true for some time only. */
  isNew: boolean;
  toEnd: () => void;
}

/** Keeps a growing list scrolled to its end. When the player has scrolled up, it only reports new lines (`BAT-046`). */
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
