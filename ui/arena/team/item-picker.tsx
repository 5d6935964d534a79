import { useId } from "react";
import { fill, selectionCaps } from "../../../rules/index.ts";
import { ItemRows } from "../../battle/team/item-rows.tsx";
import { cardsOf } from "../../battle/team/selection.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./item-picker.module.css";
import { togglePick } from "./pick-team.ts";

/** The tools or the spells to take along, up to five of each (`BAT-018`, `BAT-020`). */
export function ItemPicker({ kind }: { kind: "tools" | "spells" }) {
  const arena = useArena();
  const heading = useId();
  const items = useArenaState((state) => state.collection[kind]);
  const picked = useArenaState((state) => state.selection[kind]);
  const creatures = useArenaState((state) => state.collection.creatures);
  const team = useArenaState((state) => state.selection.creatures);
  const cap = selectionCaps(arena.rules)[kind];
  const { team: texts } = arena.rules.texts.arena;
  const { title, none } = texts[kind];
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h3 id={heading} className={styles.head}>
        {title} <span className={styles.count}>{fill(texts.picked, { picked: picked.length, cap })}</span>
      </h3>
      {items.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ItemRows
          rules={arena.rules}
          kind={kind}
          items={items}
          team={cardsOf(creatures, team)}
          picked={picked}
          cap={cap}
          onToggle={(id) => togglePick(arena, kind, id)}
        />
      )}
    </section>
  );
}
