import { useState } from "react";
import { fill } from "../../rules/index.ts";
import { BattleProvider } from "../battle/battle-context.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { createBattleClient } from "../battle/store/battle-client.ts";
import { problemText } from "../game/api/api-result.ts";
import { useGame } from "../game/game-context.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import type { VisitEntry } from "../game/store/game-state.ts";
import { ApiFailure } from "../game/store/reply-of.ts";
import { useTexts } from "../game/texts.ts";
import { LeaveVisitButton } from "./leave-visit-button.tsx";
import styles from "./visit.module.css";
import { useVisit } from "./visit-query.ts";
import { VisitedLabView } from "./visited-lab-view.tsx";

/** Another player's lab, read only. Its code is loaded when one is visited. */
export function VisitScreen({ entry }: { entry: VisitEntry }) {
  const game = useGame();
  const [client] = useState(() => createBattleClient(game));
  if (!client) return null;
  return (
    <BattleProvider client={client}>
      <BattleFrame screen="visit" onBack={() => leaveArena(game)}>
        <Visit key={JSON.stringify(entry)} entry={entry} />
      </BattleFrame>
    </BattleProvider>
  );
}

function Visit({ entry }: { entry: VisitEntry }) {
  const { visiting: texts } = useTexts().friends;
  const { data, dataUpdatedAt, error } = useVisit(entry);
  // Who no longer shows the lab is not looked at any longer.
  const isGone = error instanceof ApiFailure && error.problem.kind === "refused";
  if (!data || isGone)
    return (
      <BattlePage title={error ? texts.gone : texts.opening} buttons={<LeaveVisitButton />}>
        <p className={styles.words} role={error ? "alert" : "status"}>
          {error instanceof ApiFailure ? problemText(error.problem, texts.gone) : texts.opening}
        </p>
      </BattlePage>
    );
  return (
    <BattlePage title={fill(texts.title, { name: data.name })} buttons={null}>
      <VisitedLabView visit={data} seenAt={dataUpdatedAt} isLost={error !== null} />
    </BattlePage>
  );
}
