import { useState } from "react";
import { practiceCreatureKey } from "../../../rules/index.ts";
import { NicknameEditor } from "../../collection/nickname/nickname-editor.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { askForGoals } from "../../profile/goals/goals-query.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./practice-names.module.css";
import { useTeamNames } from "./practice-teams.ts";

/** The creatures of a practice team that the player keeps, each to be named; only the player sees the names (`ABU-93`). */
export function PracticeNames() {
  const arena = useArena();
  const names = useTeamNames();
  const difficulty = useArenaState((state) => state.difficulty);
  const creatures = useArenaState((state) => state.collection.creatures);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = creatures.find(({ id }) => id === chosenId);
  const { keptTeam: texts } = arena.rules.texts.arena;
  return (
    <div className={styles.names}>
      <ul className={styles.list} aria-label={texts.creatures}>
        {creatures.map((creature) => (
          <li key={creature.id}>
            <button
              type="button"
              className={styles.creature}
              aria-pressed={creature.id === chosenId}
              onClick={() => setChosenId(creature.id === chosenId ? null : creature.id)}
            >
              <CreaturePicture creature={creature} size={40} />
              <bdi>{names[creature.id] ?? creature.species_name}</bdi>
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <NicknameEditor
          key={chosen.id}
          creature={{
            id: practiceCreatureKey({ difficulty, id: chosen.id }),
            species_name: chosen.species_name,
          }}
          nickname={names[chosen.id] ?? null}
          onChanged={() => askForGoals(arena.game)}
        />
      ) : null}
    </div>
  );
}
