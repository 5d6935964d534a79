import { Button } from "../../components/button.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";

/** Opens the statistics of the lab; absent until there is a machine. */
export function StatisticsButton() {
  const game = useGame();
  const { rules, lab } = useLoaded();
  if (lab.machines.length === 0) return null;
  return (
    <Button size="small" wide onClick={() => openDialog(game, { kind: "statistics" })}>
      {rules.texts.lab.statistics.title}
    </Button>
  );
}
