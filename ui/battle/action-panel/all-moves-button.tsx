import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { OTHER_KEYS } from "./screen-actions.ts";
import { usePanelActions } from "./use-panel-actions.ts";

/** Opens the list of all moves, unless it is not the player's turn. */
export function AllMovesButton({ onPress }: { onPress: () => void }) {
  const { allMoves, panel } = useBattleClient().rules.texts.battleScreen;
  const locked = usePanelActions()?.locked ?? null;
  return (
    <Button
      size="small"
      wide
      reason={locked}
      reasonShown="caption"
      aria-keyshortcuts={OTHER_KEYS.allMoves}
      title={locked ?? fill(panel.withKey, { label: allMoves.title, key: OTHER_KEYS.allMoves })}
      onClick={onPress}
    >
      {allMoves.title}
    </Button>
  );
}
