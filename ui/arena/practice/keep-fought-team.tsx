import { type Replay, teamSeedOf } from "../../../rules/index.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import styles from "./keep-fought-team.module.css";
import { KeepButton } from "./practice-team-panel.tsx";
import { seedOf, usePracticeTeams } from "./practice-teams.ts";

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
