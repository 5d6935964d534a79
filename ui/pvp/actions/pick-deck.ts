import { type SortKey, toggleSelected, whyNotQueue } from "../../../rules/index.ts";
import type { Collection, Selection } from "../../arena/store/arena-state.ts";
import { keepTeam, keptTeam } from "../../battle/team/kept-team.ts";
import { notify } from "../../game/store/notify.ts";
import type { Pvp } from "../store/pvp.ts";

/** How many of each kind may be picked (`PVP-007`, `PVP-008`). */
export function deckCaps({ rules }: Pvp): Record<keyof Selection, number> {
  const { max: creatures, tools, spells } = rules.pvp.team;
  return { creatures, tools, spells };
}

/**
 * What the player owns has changed, or was loaded: what is no longer owned is no longer picked. With nothing
 * picked yet, what was picked last on this device is picked again.
 */
export function takeDeckCards(pvp: Pvp, collection: Collection): void {
  const caps = deckCaps(pvp);
  const kept = keptTeam(pvp.game, "pvp_deck");
  pvp.store.change((state) => {
    state.collection = collection;
    for (const kind of ["creatures", "tools", "spells"] as const) {
      const owned = new Set(collection[kind].map(({ id }) => id));
      const picked = state.selection[kind].length > 0 ? state.selection[kind] : kept[kind];
      state.selection[kind] = picked.filter((id) => owned.has(id)).slice(0, caps[kind]);
    }
  });
}

/** Takes a card in or out of the deck; beyond the cap a red notice says so and nothing changes (`PVP-007`, `ERR-040`). */
export function toggleCard(pvp: Pvp, kind: keyof Selection, id: string): void {
  const { selection } = pvp.store.getState();
  if (!selection[kind].includes(id)) {
    const refusal = whyNotQueue(pvp.rules, withCard(selection, kind, id));
    if (refusal) {
      notify(pvp.game, refusal.text, "error");
      return;
    }
  }
  pvp.store.change((state) => {
    state.selection[kind] = toggleSelected(state.selection[kind], id, deckCaps(pvp)[kind]);
  });
  keepTeam(pvp.game, pvp.store.getState().selection, "pvp_deck");
}

/** Changes the order in which creatures are offered (`PVP-003`). */
export function sortCards({ store }: Pvp, sort: SortKey): void {
  store.change((state) => {
    state.sort = sort;
  });
}

/** The deck with a card more. An item alone is no deck, but that is not what it is refused for. */
function withCard(selection: Selection, kind: keyof Selection, id: string): Selection {
  const wanted = { ...selection, [kind]: [...selection[kind], id] };
  return wanted.creatures.length > 0 ? wanted : { ...wanted, creatures: [id] };
}
