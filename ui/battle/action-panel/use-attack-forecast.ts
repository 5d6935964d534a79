import { attackPreview, previewWords } from "../../../rules/index.ts";
import { useArena, useArenaState } from "../../arena/arena-context.tsx";
import { PLAYER } from "../ai-battle/arena-battle.ts";
import { useBattlePhase } from "../use-battle.ts";

/** What is to be expected of an attack. */
export interface AttackForecast {
  attackerId: string;
  targetId: string;
  /** The damage first, then the chance to defeat, and what else there is to know. */
  words: string[];
}

/** What the attack that is chosen may do, before it is made; null where none is chosen. */
export function useAttackForecast(): AttackForecast | null {
  const { rules, running } = useArena();
  const phase = useBattlePhase();
  const { actorId, targetId } = useArenaState((state) => state.chosen);
  if (!running || phase !== "player" || actorId === null || targetId === null) return null;
  const ids = { attackerId: actorId, targetId };
  const preview = attackPreview(rules, running.battle.battle, PLAYER, ids);
  return preview && { ...ids, words: previewWords(rules, preview) };
}
