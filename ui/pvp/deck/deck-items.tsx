import { useId } from "react";
import { fill } from "../../../rules/index.ts";
import { ItemRow } from "../../arena/team/item-row.tsx";
import { ListPages } from "../../parts/list-pages.tsx";
import { usePages } from "../../parts/use-pages.ts";
import { deckCaps, toggleCard } from "../actions/pick-deck.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./deck-items.module.css";

/** The tools or the spells of the deck, which may be left out (`PVP-008`). */
export function DeckItems({ kind }: { kind: "tools" | "spells" }) {
  const pvp = usePvp();
  const heading = useId();
  const items = usePvpState((state) => state.collection[kind]);
  const shown = usePages(items, null);
  const picked = usePvpState((state) => state.selection[kind]);
  const max = deckCaps(pvp)[kind];
  const { deck } = pvp.rules.pvpScreens;
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>
        {fill(deck[kind], { n: picked.length, max })} <span className={styles.optional}>{deck.optional}</span>
      </h3>
      <ListPages shown={shown}>
        <ul className={styles.list}>
          {shown.things.map((item) => (
            <li key={item.id}>
              <ItemRow
                rules={pvp.rules}
                kind={kind}
                item={item}
                picked={picked.includes(item.id)}
                full={picked.length >= max}
                onToggle={() => toggleCard(pvp, kind, item.id)}
              />
            </li>
          ))}
        </ul>
      </ListPages>
    </section>
  );
}
