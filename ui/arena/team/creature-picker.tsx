import { useId, useMemo } from "react";
import { selectionCaps, sortForTeam } from "../../../rules/index.ts";
import { CreatureCards } from "../../battle/team/creature-cards.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { useTeamNames } from "../practice/practice-teams.ts";
import styles from "./creature-picker.module.css";
import { togglePick } from "./pick-team.ts";

/** All creatures, strongest form first; a click picks one or puts it back (`BAT-014`, `BAT-015`). */
export function CreaturePicker() {
  const arena = useArena();
  const heading = useId();
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  const nicknames = useTeamNames();
  const sorted = useMemo(() => sortForTeam(creatures), [creatures]);
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h3 id={heading}>{arena.rules.texts.arena.team.available}</h3>
      <CreatureCards
        rules={arena.rules}
        creatures={sorted}
        nicknames={nicknames}
        picked={picked}
        cap={selectionCaps(arena.rules).creatures}
        onToggle={(id) => togglePick(arena, "creatures", id)}
      />
    </section>
  );
}
