import { useEffect, useRef } from "react";
import { announce } from "../../game/store/notify.ts";
import { useBattleClient } from "../battle-context.tsx";
import { useBattlePhase, useShownBattle } from "../use-shown-battle.ts";

/** More lines than these would drown who listens: of a long turn the last ones are said. */
const MOST_LINES = 8;

/** Says what happened to players who listen, once the battle comes to rest, instead of line by line. */
export function LogAnnouncer() {
  const client = useBattleClient();
  const phase = useBattlePhase();
  const lines = useShownBattle(({ view }) => view.battleLog);
  const said = useRef(lines.length);
  const atRest = phase === "player" || phase === "over";
  useEffect(() => {
    const news = lines.slice(said.current);
    if (!atRest || news.length === 0) return;
    said.current = lines.length;
    announce(
      client.game,
      news
        .slice(-MOST_LINES)
        .map(({ message }) => message)
        .join(" "),
    );
  }, [client, atRest, lines]);
  return null;
}
