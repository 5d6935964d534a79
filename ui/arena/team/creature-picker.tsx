import { useId } from "react";
import { type Creature, creaturePower, formName, selectionCaps, sortForTeam } from "../../../rules/index.ts";
import { classNames } from "../../parts/class-names.ts";
import { CreaturePicture } from "../../parts/creature-picture.tsx";
import { RarityRibbon, rarityTone } from "../../parts/rarity-ribbon.tsx";
import { togglePick } from "../actions/pick-team.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./creature-picker.module.css";

/** The creatures there are, strongest form first; a click takes one in or out (`BAT-014`, `BAT-015`). */
export function CreaturePicker() {
  const { rules } = useArena();
  const heading = useId();
  const creatures = useArenaState((state) => state.collection.creatures);
  const picked = useArenaState((state) => state.selection.creatures);
  const full = picked.length >= selectionCaps(rules).creatures;
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h3 id={heading}>Available creatures</h3>
      <ul className={styles.list}>
        {sortForTeam(creatures).map((creature) => (
          <li key={creature.id}>
            <CreatureCard creature={creature} place={picked.indexOf(creature.id)} full={full} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CreatureCardProps {
  creature: Creature;
  /** Its place in the drawing order from 0, or -1: not picked. */
  place: number;
  /** No further one can be picked (`BAT-020`). */
  full: boolean;
}

function CreatureCard({ creature, place, full }: CreatureCardProps) {
  const arena = useArena();
  const { id, species_name: name, rarity, form } = creature;
  const isPicked = place >= 0;
  return (
    <button
      type="button"
      className={classNames(styles.card, rarityTone(rarity))}
      aria-pressed={isPicked}
      aria-disabled={(full && !isPicked) || undefined}
      onClick={() => togglePick(arena, "creatures", id)}
    >
      {isPicked ? <span className={styles.place}>{place + 1}</span> : null}
      <CreaturePicture creature={creature} size={76} />
      <span className={styles.name}>{name}</span>
      <span className={styles.facts}>
        <RarityRibbon rarity={rarity} />
        <span>{formName(arena.rules, form)}</span>
      </span>
      <span className={styles.power}>Power {creaturePower(creature)}</span>
    </button>
  );
}
