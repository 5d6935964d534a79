import { type ReactNode, useMemo } from "react";
import { NoServerContext } from "../../components/no-server.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { notify } from "../../game/store/notify.ts";

/** Turns off what needs the server while it cannot be reached, with the reason. */
export function NoServer({ children }: { children: ReactNode }) {
  const game = useGame();
  const reason = useGameState(({ connection, rules }) =>
    connection === "unreachable" ? (rules?.texts.app.offline.needsServer ?? null) : null,
  );
  const value = useMemo(
    () => (reason === null ? null : { reason, tell: () => notify(game, reason, "error") }),
    [game, reason],
  );
  return <NoServerContext value={value}>{children}</NoServerContext>;
}
