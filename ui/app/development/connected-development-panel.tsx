import { useState } from "react";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { notify } from "../../game/store/notify.ts";
import { updateConnection } from "../../game/store/session.ts";
import { loadGame } from "../../lab/state/load-game.ts";
import { DevelopmentPanel } from "./development-panel.tsx";

/** The development panel connected to the server: skips time and gives resources, then shows the new state. */
export default function ConnectedDevelopmentPanel() {
  const game = useGame();
  const { rules } = useLoaded();
  const [busy, setBusy] = useState(false);

  async function show(called: Promise<ApiResult<unknown>>) {
    setBusy(true);
    const answer = updateConnection(game, await called);
    if (answer.ok) await loadGame(game);
    else notify(game, problemText(answer.problem, rules.texts.app.development.callFailed), "error");
    setBusy(false);
  }

  return (
    <DevelopmentPanel
      resourceNames={rules.resourceNames}
      busy={busy}
      onSkip={(advanceMs) => show(game.api.call("POST /api/dev/clock", { body: { advanceMs } }))}
      onGrant={(amounts) => show(game.api.call("POST /api/dev/grant", { body: amounts }))}
    />
  );
}
