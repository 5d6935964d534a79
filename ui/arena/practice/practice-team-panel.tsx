import { useId, useState } from "react";
import { fill, practiceCreatureKey, type Replay, teamSeedOf } from "../../../rules/index.ts";
import { NicknameEditor } from "../../collection/nickname/nickname-editor.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { ConfirmButton } from "../../components/question.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { askForGoals } from "../../profile/goals/goals-query.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { borrowTeam } from "../team/pick-team.ts";
import styles from "./practice-team-panel.module.css";
import { keepPracticeTeam, seedOf, usePracticeTeams, useTeamNames } from "./practice-teams.ts";

/** Says whose the lent team is: one for a battle, or one that the player keeps, with its names (`CON-93`). */
export function PracticeTeamPanel() {
  const arena = useArena();
  const heading = useId();
  const difficulty = useArenaState((state) => state.difficulty);
  const lentSeed = useArenaState((state) => state.lentSeed);
  const kept = seedOf(usePracticeTeams(), difficulty);
  const { keptTeam: texts } = arena.rules.texts.arena;
  if (lentSeed === null) return null;
  const isKept = kept === lentSeed;
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>{texts.title}</h3>
      <p role="status">{isKept ? texts.kept : texts.lent}</p>
      {isKept ? <PracticeNames /> : null}
      <div className={layoutStyles.wrappingRow}>
        <KeepButton teamSeed={lentSeed} />
        {kept === null || isKept ? null : (
          <Button size="small" onClick={() => borrowTeam(arena, difficulty, kept)}>
            {texts.take}
          </Button>
        )}
        <Button size="small" onClick={() => borrowTeam(arena, difficulty)}>
          {texts.draw}
        </Button>
      </div>
    </Panel>
  );
}

/** Keeps a lent team or lets it go, and asks before names are lost. */
function KeepButton({ teamSeed }: { teamSeed: string }) {
  const arena = useArena();
  const [busy, setBusy] = useState(false);
  const difficulty = useArenaState((state) => state.difficulty);
  const kept = seedOf(usePracticeTeams(), difficulty);
  const { keptTeam: texts } = arena.rules.texts.arena;
  const isKept = kept === teamSeed;

  async function keep(wanted: string | null) {
    setBusy(true);
    await keepPracticeTeam(arena.game, difficulty, wanted);
    setBusy(false);
  }
  const { name } = arena.rules.texts.difficulty[difficulty];
  const replaces = kept === null ? null : fill(texts.replace, { difficulty: name });
  return (
    <ConfirmButton
      size="small"
      tone={isKept ? "neutral" : "teal"}
      busy={busy}
      question={isKept ? texts.letGoNamed : replaces}
      confirm={isKept ? texts.letGo : texts.keepInstead}
      onClick={() => void keep(isKept ? null : teamSeed)}
    >
      {isKept ? texts.letGo : texts.keep}
    </ConfirmButton>
  );
}

/** The creatures of a practice team that the player keeps, each to be named; only the player sees the names (`ABU-93`). */
function PracticeNames() {
  const arena = useArena();
  const names = useTeamNames();
  const difficulty = useArenaState((state) => state.difficulty);
  const creatures = useArenaState((state) => state.collection.creatures);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = creatures.find(({ id }) => id === chosenId);
  const { keptTeam: texts } = arena.rules.texts.arena;
  return (
    <div className={layoutStyles.stack}>
      <ul className={layoutStyles.smallButtons} aria-label={texts.creatures}>
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

/** Offers, after a practice battle, to keep the lent team that fought; nothing for a battle without one. */
export function KeepFoughtTeam({ replay }: { replay: Replay }) {
  const { rules } = useArena();
  const difficulty = useArenaState((state) => state.difficulty);
  const teams = usePracticeTeams();
  const teamSeed = teamSeedOf(replay.seed);
  if (teamSeed === null) return null;
  const isKept = seedOf(teams, difficulty) === teamSeed;
  return (
    <div className={styles.keep}>
      {isKept ? <p role="status">{rules.texts.arena.keptTeam.fought}</p> : <KeepButton teamSeed={teamSeed} />}
    </div>
  );
}
