import { useMemo } from "react";
import { type Creature, type SortKey, toggleSelected, whyNotQueue } from "../../../rules/index.ts";
import {
  type BattleCollection,
  cardsOf,
  rememberedTeam,
  rememberTeam,
  type Selection,
  stillSelected,
} from "../../battle/team/selection.ts";
import { notify } from "../../game/store/notify.ts";
import { usePvpState } from "../pvp-context.tsx";
import type { Pvp } from "../store/pvp.ts";

/** How many of each kind may be picked (`PVP-007`, `PVP-008`). */
export function deckCaps({ rules }: Pick<Pvp, "rules">): Record<keyof Selection, number> {
  const { max: creatures, tools, spells } = rules.pvp.team;
  return { creatures, tools, spells };
}

/** Stores what the player owns, whenever it has changed or been loaded. */
export function takeDeckCards(pvp: Pvp, collection: BattleCollection): void {
  const { selection } = pvp.store.getState();
  const remembered = rememberedTeam(pvp.game, "pvp_deck");
  pvp.store.setState({
    collection,
    selection: stillSelected(selection, remembered, collection, deckCaps(pvp)),
  });
}

/**
 * Adds a card to the deck or removes it; beyond the cap it shows a red notice and changes nothing (`PVP-007`,
 * `ERR-040`).
 */
export function toggleCard(pvp: Pvp, kind: keyof Selection, id: string): void {
  const { selection } = pvp.store.getState();
  if (!selection[kind].includes(id)) {
    const refusal = whyNotQueue(pvp.rules, withCard(selection, kind, id));
    if (refusal) {
      notify(pvp.game, refusal.text, "error");
      return;
    }
  }
  const toggled = toggleSelected(selection[kind], id, deckCaps(pvp)[kind]);
  pvp.store.setState({ selection: { ...selection, [kind]: toggled } });
  rememberTeam(pvp.game, pvp.store.getState().selection, "pvp_deck");
}

/** Changes the order in which creatures are offered (`PVP-003`). */
export function sortCards({ store }: Pvp, sort: SortKey): void {
  store.setState({ sort });
}

/**
 * The deck with one more card. A deck of items alone would be refused for its missing creature, so an id is used in
 * place of one: only whether this card fits is checked.
 */
function withCard(selection: Selection, kind: keyof Selection, id: string): Selection {
  const wanted = { ...selection, [kind]: [...selection[kind], id] };
  return wanted.creatures.length > 0 ? wanted : { ...wanted, creatures: [id] };
}

/** The creatures of the deck, in drawing order. */
export function usePickedCreatures(): Creature[] {
  const owned = usePvpState((state) => state.collection.creatures);
  const picked = usePvpState((state) => state.selection.creatures);
  return useMemo(() => cardsOf(owned, picked), [owned, picked]);
}
