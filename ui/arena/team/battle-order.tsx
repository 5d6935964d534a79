import { useId } from "react";
import { type Creature, formName } from "../../../rules/index.ts";
import { CreaturePicture } from "../../parts/creature-picture.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { announce } from "../../store/notify.ts";
import { swapPicks } from "../actions/pick-team.ts";
import { useArena } from "../arena-context.tsx";
import styles from "./battle-order.module.css";

/** The drawing order; two creatures swap their places (`BAT-017`). */
export function BattleOrder({ team }: { team: readonly Creature[] }) {
  const heading = useId();
  if (team.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading}>Battle order</h4>
      <p className={styles.hint}>Creatures will be drawn in this order</p>
      <ol className={styles.list}>
        {team.map((creature, place) => (
          <OrderRow key={creature.id} creature={creature} place={place} last={team.length - 1} />
        ))}
      </ol>
    </section>
  );
}

interface OrderRowProps {
  creature: Creature;
  /** Its place from 0. */
  place: number;
  last: number;
}

function OrderRow({ creature, place, last }: OrderRowProps) {
  const arena = useArena();
  const { species_name: name, form } = creature;

  function swapWith(other: number) {
    if (other < 0 || other > last) return;
    swapPicks(arena, place, other);
    announce(arena.game, `${name} is now drawn as number ${other + 1}`);
  }

  return (
    <li className={styles.row}>
      <span className={styles.place}>{place + 1}</span>
      <CreaturePicture creature={creature} size={36} />
      <span className={styles.words}>
        {name} <span className={styles.form}>{formName(arena.rules, form)}</span>
      </span>
      <IconButton
        icon="arrow_up"
        label={`Draw ${name} earlier`}
        aria-disabled={place === 0 || undefined}
        onClick={() => swapWith(place - 1)}
      />
      <IconButton
        icon="arrow_down"
        label={`Draw ${name} later`}
        aria-disabled={place === last || undefined}
        onClick={() => swapWith(place + 1)}
      />
    </li>
  );
}
