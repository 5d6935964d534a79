import { useId } from "react";
import { fill } from "../../../rules/index.ts";
import { ItemRows } from "../../battle/team/item-rows.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./deck-items.module.css";
import { deckCaps, toggleCard } from "./pick-deck.ts";
import { usePickedCreatures } from "./use-picked-creatures.ts";

/** The choice of tools or spells for the deck; a deck needs none (`PVP-008`). */
export function DeckItems({ kind }: { kind: "tools" | "spells" }) {
  const pvp = usePvp();
  const heading = useId();
  const items = usePvpState((state) => state.collection[kind]);
  const picked = usePvpState((state) => state.selection[kind]);
  const team = usePickedCreatures();
  const max = deckCaps(pvp)[kind];
  const { deck } = pvp.rules.texts.pvpScreens;
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={heading}>
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
