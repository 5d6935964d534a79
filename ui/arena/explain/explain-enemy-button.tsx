import type { Replay } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { Button } from "../../components/button.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";

/** Opens the explanations of the enemy's decisions in a battle. */
export function ExplainEnemyButton({ replay }: { replay: Replay }) {
  const { rules, store } = useArena();
  return (
    <Button size="small" onClick={() => store.setState({ explained: replay })}>
      {rules.texts.arena.explain.button}
    </Button>
  );
}

/** The same while a practice goes on; other battles are explained only afterwards. */
export function ExplainPracticeButton() {
  const { rules, store } = useArena();
  const practice = useArenaState((state) => state.practice);
  const replaySoFar = useBattleState(({ running }) => running?.replay ?? null);
  if (!practice) return null;
  return (
    <Button size="small" wide onClick={() => store.setState({ explained: replaySoFar?.() ?? null })}>
      {rules.texts.arena.explain.button}
    </Button>
  );
}
