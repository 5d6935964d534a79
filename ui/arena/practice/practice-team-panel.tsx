import { useId, useState } from "react";
import { fill } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { ConfirmButton } from "../../components/question.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { borrowTeam } from "../team/take-collection.ts";
import { PracticeNames } from "./practice-names.tsx";
import styles from "./practice-team-panel.module.css";
import { keepPracticeTeam, seedOf, usePracticeTeams } from "./practice-teams.ts";

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
      <div className={styles.buttons}>
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
export function KeepButton({ teamSeed }: { teamSeed: string }) {
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
