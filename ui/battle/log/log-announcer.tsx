import { useEffect, useRef } from "react";
import { announce } from "../../game/store/notify.ts";
import { useBattleClient } from "../battle-context.tsx";
import { useBattlePhase, useShownBattle } from "../use-shown-battle.ts";

/** Maximum number of lines that are announced at once; after a long turn, only the last ones. */
const MOST_LINES = 8;

/** Announces to screen readers what happened, once nothing more is being shown, instead of line by line. */
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
