import { useId, useMemo } from "react";
import { fill, SORT_KEYS, sortCreatures } from "../../../rules/index.ts";
import { CreatureCards } from "../../battle/team/creature-cards.tsx";
import { ItemRows } from "../../battle/team/item-rows.tsx";
import { useCreatures } from "../../collection/loading/load-creatures.ts";
import { Choice } from "../../components/choice.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./deck-tab.module.css";
import { deckCaps, sortCards, toggleCard, usePickedCreatures } from "./pick-deck.ts";

/** The choice of the deck: creatures, sorted as the player likes, then tools and spells (`PVP-003`). */
export function DeckTab() {
  const pvp = usePvp();
  const { deck } = pvp.rules.texts.pvpScreens;
  const { creatures } = usePvpState((state) => state.collection);
  const picked = usePvpState((state) => state.selection.creatures);
  const sort = usePvpState((state) => state.sort);
  const caps = deckCaps(pvp);
  const sorted = useMemo(() => sortCreatures(creatures, sort), [creatures, sort]);
  return (
    <div className={classNames(layoutStyles.looseStack, styles.deck)}>
      <section className={classNames(layoutStyles.looseStack, styles.section)} aria-label={deck.heading}>
        <div className={classNames(layoutStyles.farSpreadRow, styles.head)}>
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
        {/* Another order begins at the first page. */}
        <CreatureCards
          key={sort}
          rules={pvp.rules}
          creatures={sorted}
          picked={picked}
          cap={caps.creatures}
          onToggle={(id) => toggleCard(pvp, "creatures", id)}
        />
      </section>
      <DeckItems kind="tools" />
      <DeckItems kind="spells" />
    </div>
  );
}

function NoCreatures() {
  const { deck } = usePvp().rules.texts.pvpScreens;
  const { loading, error } = useCreatures();
  return <p role="status">{loading ? deck.loading : (error ?? deck.noCreatures)}</p>;
}

/** The choice of tools or spells for the deck; a deck needs none (`PVP-008`). */
function DeckItems({ kind }: { kind: "tools" | "spells" }) {
  const pvp = usePvp();
  const heading = useId();
  const items = usePvpState((state) => state.collection[kind]);
  const picked = usePvpState((state) => state.selection[kind]);
  const team = usePickedCreatures();
  const max = deckCaps(pvp)[kind];
  const { deck } = pvp.rules.texts.pvpScreens;
  if (items.length === 0) return null;
  return (
    <section className={layoutStyles.stack} aria-labelledby={heading}>
      <h3 id={heading}>
        {fill(deck[kind], { n: picked.length, max })} <span className={styles.optional}>{deck.optional}</span>
      </h3>
      <ItemRows
        rules={pvp.rules}
        kind={kind}
        items={items}
        team={team}
        picked={picked}
        cap={max}
        onToggle={(id) => toggleCard(pvp, kind, id)}
      />
    </section>
  );
}
