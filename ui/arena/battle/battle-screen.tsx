import { useBattleState } from "../../battle/battle-context.tsx";
import { StatusLine } from "../../battle/header/status-line.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { ExplainPracticeButton } from "../explain/explain-enemy-button.tsx";
import { AiBattleHeader } from "./ai-battle-header.tsx";
import { EnemyFailedNote } from "./enemy-failed-note.tsx";

/** A battle against the AI (`BAT-024`); nothing until there is one to show. */
export function BattleScreen() {
  const isThere = useBattleState(({ shown }) => shown !== null);
  if (!isThere) return null;
  return (
    <BattleLayout
      header={<AiBattleHeader />}
      status={<StatusLine />}
      notes={<EnemyFailedNote />}
      panelButtons={<ExplainPracticeButton />}
    />
  );
}
