import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useKeyHint } from "../../game/controls/use-keys.ts";
import { PadMark } from "../../game/pad/pad-mark.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { OTHER_COMMANDS } from "../keyboard/battle-commands.ts";
import { usePanelActions } from "./use-panel-actions.ts";

/** Opens the list of all moves, unless it is not the player's turn. */
export function AllMovesButton({ onPress }: { onPress: () => void }) {
  const { texts } = useBattleClient().rules;
  const { allMoves, panel } = texts.battleScreen;
  const { pad } = OTHER_COMMANDS.allMoves;
  const hint = useKeyHint(texts, OTHER_COMMANDS.allMoves);
  const label = hint ? fill(panel.withKey, { label: allMoves.title, key: hint.name }) : allMoves.title;
  const locked = usePanelActions()?.locked ?? null;
  return (
    <Button
      size="small"
      wide
      reason={locked}
      reasonShown="caption"
      aria-keyshortcuts={hint?.shortcut}
      title={locked ?? label}
      onClick={onPress}
    >
      {allMoves.title}
      <PadMark button={pad} />
    </Button>
  );
}
