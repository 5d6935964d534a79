import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { RuleSet } from "../../../rules/index.ts";
import { battleOwner, waitsForOtherRules } from "../../battle/ai-battle/waiting-battle.ts";
import { problemText } from "../../game/api/api-result.ts";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { saveFile } from "../../game/save-file.ts";
import type { Game } from "../../game/store/game.ts";
import { notify } from "../../game/store/notify.ts";
import { textsIn, useTexts } from "../../game/texts.ts";
import { loadGame } from "../../lab/state/load-game.ts";
import { type LiveRules, overlayOf, RulesSection, type TriedNumber } from "./rules-section.tsx";

const FILE_NAME = "my-rules.json";

/** The rules section connected to the server, which begins anew with the numbers that are tried. */
export function LiveRulesSection() {
  const game = useGame();
  const texts = useTexts();
  const live = useLiveRules();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  if (live === null) return null;

  async function tryNumbers(numbers: TriedNumber[]) {
    setBusy(true);
    const answer = await game.api.call("POST /api/dev/rules", { body: { numbers } });
    if (answer.ok) setRefused(answer.reply.problems);
    else notify(game, problemText(answer.problem, texts.app.development.callFailed), "error");
    setBusy(false);
  }

  return (
    <RulesSection
      live={live}
      battleWaits={waitsForOtherRules(game.storage, battleOwner(game))}
      refused={refused}
      busy={busy}
      onTry={tryNumbers}
      onSave={() => saveFile(FILE_NAME, overlayOf(live.changes))}
    />
  );
}

const EVERY_MS = 2000;

/**
 * Asks the server every two seconds which rules are in use, and loads others without leaving the screen. It is
 * mounted with the lab only, so a battle on the screen ends under the rules it began with; one that was left waits for
 * them, and the player is told. Null until the server has answered.
 */
function useLiveRules(): LiveRules | null {
  const game = useGame();
  const rulesHash = useGameState((state) => state.rulesHash);
  const { data = null } = useQuery({
    queryKey: ["development", "rules"],
    queryFn: async () => {
      const answer = await game.api.call("GET /api/dev/rules");
      if (!answer.ok) throw new Error("The development server is starting anew.");
      return answer.reply;
    },
    refetchInterval: EVERY_MS,
    retry: false,
    staleTime: 0,
  });
  const newHash = data !== null && data.rulesHash !== rulesHash ? data.rulesHash : null;
  useEffect(() => {
    if (newHash !== null) void takeServerRules(game);
  }, [game, newHash]);
  return data;
}

/** Replaces the rules of this page by those of the server. */
async function takeServerRules(game: Game): Promise<void> {
  const { language } = game.store.getState().settings;
  const answer = await game.api.call("GET /api/rules", { query: language === null ? {} : { language } });
  if (!answer.ok) return;
  const { rules, hash, earlierHashes, languages } = answer.reply;
  game.store.setState({
    rules: rules as RuleSet,
    rulesHash: hash,
    earlierHashes,
    languages,
    newVersion: false,
  });
  if (waitsForOtherRules(game.storage, battleOwner(game)))
    notify(game, textsIn(game.store.getState()).app.development.battleWaits);
  await loadGame(game);
}
