import { Button } from "../../components/button.tsx";
import { explainBattle } from "../actions/replay.ts";
import { useArena, useArenaState } from "../arena-context.tsx";

/** In practice the enemy explains itself while the battle goes on; elsewhere only afterwards. */
export function ExplainBattleButton() {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  if (!practice) return null;

  function explain() {
    const replay = arena.running?.replay?.();
    if (replay) explainBattle(arena, replay);
  }

  return (
    <Button size="small" wide onClick={explain}>
      Explain the Enemy
    </Button>
  );
}
