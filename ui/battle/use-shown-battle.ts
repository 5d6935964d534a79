import {
  type BattleView,
  creatureNumbers,
  fill,
  type SideView,
  type Texts,
  visibleCreatures,
} from "../../rules/index.ts";
import { useBattleClient, useBattleState } from "./battle-context.tsx";
import type { KnownBattle, ShownBattle } from "./store/battle-state.ts";
import type { SideName, SideNames } from "./store/sides.ts";

// Each component subscribes only to what it shows, because the state of a battle changes many times a second.

/** The battle as it is shown now, for components that are mounted only while there is one. */
export function useBattleView(): BattleView {
  return useShownBattle(({ view }) => view);
}

/** The names of all creatures in sight by id, as the battle is shown now. */
export function useBattleLabels(): ReadonlyMap<string, string> {
  const { texts } = useBattleClient().rules;
  const names = useBattleState((state) => state.names);
  return labelsIn(texts, useBattleView(), names);
}

/** Returns the name of one creature, or null when it is not visible. */
export function useBattleLabel(creatureId: string | null): string | null {
  const { texts } = useBattleClient().rules;
  const names = useBattleState((state) => state.names);
  return useShownBattle(({ view }) => labelsIn(texts, view, names).get(creatureId ?? "") ?? null);
}

/** Returns the actual battle, for rule checks while the player can act; null when the player takes no part. */
export function useKnownBattle(): KnownBattle | null {
  return useBattleState(({ running }) => running?.known ?? null);
}

/** Returns whether the player can act, or what the battle waits for. */
export function useBattlePhase(): ShownBattle["phase"] {
  return useShownBattle(({ phase }) => phase);
}

/** Selects a part of the shown battle and rerenders when it changes. The selector must not create a new object. */
export function useShownBattle<Part>(select: (shown: ShownBattle) => Part): Part {
  const part = useBattleState(({ shown }) => (shown ? select(shown) : undefined));
  if (part === undefined) throw new Error("A screen of the battle was mounted without a battle");
  return part;
}

const known = new WeakMap<BattleView, { names: SideNames; labels: ReadonlyMap<string, string> }>();

/** Cached for each view, because many components ask for the labels. */
function labelsIn(texts: Texts, view: BattleView, names: SideNames): ReadonlyMap<string, string> {
  const last = known.get(view);
  if (last?.names === names) return last.labels;
  const labels = creatureLabels(texts, view, names);
  known.set(view, { names, labels });
  return labels;
}

/**
 * Returns a name for each visible creature by id. Names of the other side's creatures say so; equal names are numbered.
 */
export function creatureLabels(
  texts: Texts,
  { player, enemy }: Pick<BattleView, "player" | "enemy">,
  names: SideNames,
): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  const named = { labels, numbers: creatureNumbers({ player, enemy }) };
  nameAll(named, texts, names.player, player);
  nameAll(named, texts, names.enemy, enemy);
  return labels;
}

function nameAll(
  { labels, numbers }: { labels: Map<string, string>; numbers: ReadonlyMap<string, number> },
  { battleScreen }: Texts,
  { name: owner, creature: text }: SideName,
  side: SideView,
): void {
  const [before = "", after = ""] = fill(text, { name: owner, creature: "\n" }).split("\n");
  for (const { id, species_name: name } of visibleCreatures(side)) {
    const number = numbers.get(id);
    // The AI's creatures already have such names.
    const isNamedSo = name.startsWith(before) && name.endsWith(after);
    const creature = isNamedSo ? name : `${before}${name}${after}`;
    labels.set(id, number === undefined ? creature : fill(battleScreen.sides.numbered, { creature, number }));
  }
}
