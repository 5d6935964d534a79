import { useEffect, useRef } from "react";
import { announce } from "../../../store/notify.ts";
import { useBattle } from "../use-battle.ts";

/** More lines than these would drown who listens: of a long turn the last ones are said. */
const MOST_LINES = 8;

/** Says what happened to players who listen, once the battle comes to rest, instead of line by line. */
export function LogAnnouncer() {
  const { arena, shown, view } = useBattle();
  const said = useRef(view.battleLog.length);
  const atRest = shown.phase === "player" || shown.phase === "over";
  useEffect(() => {
    const news = view.battleLog.slice(said.current);
    if (!atRest || news.length === 0) return;
    said.current = view.battleLog.length;
    announce(
      arena.game,
      news
        .slice(-MOST_LINES)
        .map(({ message }) => message)
        .join(" "),
    );
  }, [arena, atRest, view]);
  return null;
}
