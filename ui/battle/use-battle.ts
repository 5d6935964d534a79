import type { BattleView } from "../../rules/index.ts";
import { useArenaState } from "../arena/arena-context.tsx";
import type { BattleShown } from "./ai-battle/battle-director.ts";
import { creatureLabels } from "./field/creature-labels.ts";
import type { SideNames } from "./side-names.ts";

// Each screen follows no more than it shows: in a battle something changes many times a second.

/** The battle as it is shown now, on screens that are there only while there is one. */
export function useBattleView(): BattleView {
  return useBattlePart(({ view }) => view);
}

/** A name for each creature in sight, as the battle is shown now. */
export function useBattleLabels(): ReadonlyMap<string, string> {
  const names = useArenaState((state) => state.names);
  return labelsIn(useBattleView(), names);
}

/** The name of one creature, or null where it is out of sight. */
export function useBattleLabel(creatureId: string | null): string | null {
  const names = useArenaState((state) => state.names);
  return useBattlePart(({ view }) => labelsIn(view, names).get(creatureId ?? "") ?? null);
}

/** Whether the player may act, or what is waited for. */
export function useBattlePhase(): BattleShown["phase"] {
  return useBattlePart(({ phase }) => phase);
}

/** A part of the battle that is shown. The selector hands out what is there, nothing new. */
export function useBattlePart<Part>(select: (battle: BattleShown) => Part): Part {
  const part = useArenaState(({ battle }) => (battle ? select(battle) : undefined));
  if (part === undefined) throw new Error("A screen of the battle was mounted without one");
  return part;
}

const known = new WeakMap<BattleView, { names: SideNames; labels: ReadonlyMap<string, string> }>();

/** Many screens ask for them: they are worked out once for each view. */
function labelsIn(view: BattleView, names: SideNames): ReadonlyMap<string, string> {
  const last = known.get(view);
  if (last?.names === names) return last.labels;
  const labels = creatureLabels(view, names);
  known.set(view, { names, labels });
  return labels;
}
