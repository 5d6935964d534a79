import { useState } from "react";
import { battleOwner, waitsForOtherRules } from "../../battle/ai-battle/waiting-battle.ts";
import { problemText } from "../../game/api/api-result.ts";
import { useGame } from "../../game/game-context.tsx";
import { saveFile } from "../../game/save-file.ts";
import { notify } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import { overlayOf } from "./overlay-of.ts";
import { RulesSection, type TriedNumber } from "./rules-section.tsx";
import { useLiveRules } from "./use-live-rules.ts";

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
