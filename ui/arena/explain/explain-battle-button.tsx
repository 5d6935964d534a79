import { newReplay } from "../../../rules/index.ts";
import { Button } from "../../parts/button.tsx";
import { explainBattle } from "../actions/replay.ts";
import { useArena, useArenaState } from "../arena-context.tsx";

/** In practice the enemy explains itself while the battle goes on; elsewhere only afterwards. */
export function ExplainBattleButton() {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  if (!practice) return null;

  function explain() {
    if (!arena.running) return;
    const { setup, actions } = arena.running.battle;
    explainBattle(arena, newReplay(arena.rules, arena.rulesHash, setup, actions));
  }

  return (
    <Button size="small" wide onClick={explain}>
      Explain the Enemy
    </Button>
  );
}
