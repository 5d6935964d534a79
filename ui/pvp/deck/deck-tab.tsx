import { useMemo } from "react";
import { fill, SORT_KEYS, type SortKey, sortCreatures } from "../../../rules/index.ts";
import { useGameState } from "../../app/game-context.tsx";
import { CreatureCard } from "../../arena/team/creature-card.tsx";
import { Choice } from "../../parts/choice.tsx";
import { ListPages } from "../../parts/list-pages.tsx";
import { usePages } from "../../parts/use-pages.ts";
import { deckCaps, sortCards, toggleCard } from "../actions/pick-deck.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { DeckItems } from "./deck-items.tsx";
import styles from "./deck-tab.module.css";

/** The choice of the deck: creatures in an order of the player's, tools and spells beside them (`PVP-003`). */
export function DeckTab() {
  const pvp = usePvp();
  const { deck } = pvp.rules.pvpScreens;
  const { creatures } = usePvpState((state) => state.collection);
  const picked = usePvpState((state) => state.selection.creatures);
  const sort = usePvpState((state) => state.sort);
  const caps = deckCaps(pvp);
  return (
    <div className={styles.deck}>
      <section className={styles.section} aria-label={deck.heading}>
        <div className={styles.head}>
          <h3>
            {deck.heading}{" "}
            <span className={styles.count}>
              {fill(deck.creatures, { n: picked.length, max: caps.creatures })}
            </span>
          </h3>
          <Choice
            label={deck.sortBy}
            value={sort}
            options={SORT_KEYS.map((key) => ({ value: key, text: deck.sorts[key] }))}
            onChange={(key) => sortCards(pvp, key)}
          />
        </div>
        <p className={styles.hint}>{deck.order}</p>
        {creatures.length === 0 ? <NoCreatures /> : null}
        <DeckCreatures key={sort} sort={sort} />
      </section>
      <DeckItems kind="tools" />
      <DeckItems kind="spells" />
    </div>
  );
}

/** A click takes a creature in or out; in another order they are shown from the beginning. */
function DeckCreatures({ sort }: { sort: SortKey }) {
  const pvp = usePvp();
  const { creatures } = usePvpState((state) => state.collection);
  const picked = usePvpState((state) => state.selection.creatures);
  const sorted = useMemo(() => sortCreatures(creatures, sort), [creatures, sort]);
  const shown = usePages(sorted, null);
  const full = picked.length >= deckCaps(pvp).creatures;
  return (
    <ListPages shown={shown}>
      <ul className={styles.list}>
        {shown.things.map((creature) => (
          <li key={creature.id}>
            <CreatureCard
              rules={pvp.rules}
              creature={creature}
              place={picked.indexOf(creature.id)}
              full={full}
              onToggle={() => toggleCard(pvp, "creatures", creature.id)}
            />
          </li>
        ))}
      </ul>
    </ListPages>
  );
}

function NoCreatures() {
  const { deck } = usePvp().rules.pvpScreens;
  const { loading, error } = useGameState((state) => state.collection.creatures);
  return <p role="status">{loading ? deck.loading : (error ?? deck.noCreatures)}</p>;
}
