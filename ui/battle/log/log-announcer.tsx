import { useEffect } from "react";
import { announce } from "../../game/store/notify.ts";
import { useBattleClient } from "../battle-context.tsx";

/** Announces to screen readers everything that happened, once nothing more is being shown, instead of line by line. */
export function LogAnnouncer() {
  const client = useBattleClient();
  useEffect(() => {
    const { store, game } = client;
    // By its id, as a long log between players loses its oldest lines.
    let said = store.getState().shown?.view.battleLog.at(-1)?.id;
    // Not with a render: the end of a battle removes its screen at once.
    return store.subscribe(({ shown }) => {
      if (shown?.phase !== "player" && shown?.phase !== "over") return;
      const lines = shown.view.battleLog;
      const news = lines.slice(lines.findIndex(({ id }) => id === said) + 1);
      if (news.length === 0) return;
      said = lines.at(-1)?.id;
      announce(game, news.map(({ message }) => message).join(" "));
    });
  }, [client]);
  return null;
}
