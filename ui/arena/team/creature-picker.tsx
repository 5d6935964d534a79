import { useId, useMemo } from "react";
import { selectionCaps, sortForTeam } from "../../../rules/index.ts";
import { ListPages } from "../../parts/list-pages.tsx";
import { usePages } from "../../parts/use-pages.ts";
import { togglePick } from "../actions/pick-team.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { CreatureCard } from "./creature-card.tsx";
import styles from "./creature-picker.module.css";

/** The creatures there are, strongest form first; a click takes one in or out (`BAT-014`, `BAT-015`). */
export function CreaturePicker() {
  const arena = useArena();
  const heading = useId();
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  const sorted = useMemo(() => sortForTeam(creatures), [creatures]);
  const shown = usePages(sorted, null);
  const full = picked.length >= selectionCaps(arena.rules).creatures;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h3 id={heading}>Available creatures</h3>
      <ListPages shown={shown}>
        <ul className={styles.list}>
          {shown.things.map((creature) => (
            <li key={creature.id}>
              <CreatureCard
                rules={arena.rules}
                creature={creature}
                place={picked.indexOf(creature.id)}
                full={full}
                onToggle={() => togglePick(arena, "creatures", creature.id)}
              />
            </li>
          ))}
        </ul>
      </ListPages>
    </section>
  );
}
