import type { CreaturePlace } from "../../../../engine/index.ts";
import { legalActions } from "../../../../rules/index.ts";
import { chooseCreature } from "../../actions/choose.ts";
import { useArena, useArenaState } from "../../arena-context.tsx";
import { PLAYER } from "../../battle/arena-battle.ts";
import { ACTION_NAMES } from "../actions/action-names.ts";
import { mayDo } from "../actions/may-do.ts";
import { creatureLabels } from "../creature-labels.ts";
import { useBattlePhase, useBattleView } from "../use-battle.ts";
import { choosableCreatures } from "./choosable.ts";
import { CreatureControl } from "./creature-control.tsx";
import styles from "./field-row.module.css";

interface FieldRowProps {
  owner: "player" | "enemy";
  /** Where the canvas shows creatures; without a canvas there are none. */
  places: readonly CreaturePlace[];
}

/** The creatures of one side of the field, as controls in a list. */
export function FieldRow({ owner, places }: FieldRowProps) {
  const arena = useArena();
  const view = useBattleView();
  const phase = useBattlePhase();
  const names = useArenaState((state) => state.names);
  const chosen = useArenaState((state) => state.chosen);
  const labels = creatureLabels(view, names);
  const choosable = choosableCreatures(arena);
  const { running } = arena;
  const moves =
    running && owner === "player" && phase === "player"
      ? legalActions(arena.rules, running.battle.battle, PLAYER)
      : null;
  const shift = owner === "player" ? "" : "Shift+";
  return (
    <section aria-label={`${names[owner].owner} field`}>
      <ul className={styles.row} data-row={owner}>
        {view[owner].field.map((creature, index) => (
          <li key={creature.id}>
            <CreatureControl
              creature={creature}
              label={labels.get(creature.id) ?? creature.species_name}
              place={places.find(({ creatureId }) => creatureId === creature.id) ?? null}
              chosen={[chosen.actorId, chosen.targetId, chosen.inspectedId].includes(creature.id)}
              choosable={choosable.includes(creature.id)}
              resting={phase !== "player"}
              may={moves && mayDo(moves, creature.id).map((type) => ACTION_NAMES[type])}
              shortcut={`${shift}${index + 1}`}
              onChoose={() => chooseCreature(arena, creature.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
