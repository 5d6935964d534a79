import { useState } from "react";
import { chooseButton, DIFFICULTIES } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { OpenReplayButton } from "../../battle/replay-screen/replay-ways.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { useArena, useArenaState } from "../arena-context.tsx";
import { usePracticeTeams } from "../practice/practice-teams.ts";
import { chooseDifficulty } from "../team/pick-team.ts";
import { DifficultyOption } from "./difficulty-option.tsx";
import { GuidedBattleButton, GuidedBattleNote } from "./guided-battle-note.tsx";
import styles from "./setup-screen.module.css";
import { WaitingBattleNote } from "./waiting-battle-note.tsx";

/** The difficulty selector (`BAT-008` to `BAT-013`, `GAP-38`). */
export function SetupScreen() {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  const difficulty = useArenaState((state) => state.difficulty);
  const owned = useArenaState((state) => state.collection.creatures.length);
  // Known before the difficulty is chosen, so that the team one keeps is lent again.
  usePracticeTeams();
  const [withTips, setWithTips] = useState(false);
  const { arena: texts, team } = arena.rules.texts;
  // A practice lends its team once the difficulty is chosen, so that creatures are never missing.
  const button = chooseButton(arena.rules, practice ? 1 : owned);
  return (
    <BattlePage
      title={texts.setup.title}
      badge={practice ? <Badge tone="info">{texts.practice}</Badge> : null}
      buttons={
        <>
          <OpenReplayButton />
          <Button
            tone="gold"
            wide
            reason={button.enabled ? null : texts.setup.creaturesFirst}
            onClick={() => chooseDifficulty(arena, difficulty)}
          >
            {button.text}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <WaitingBattleNote />
        <GuidedBattleNote />
        {practice ? <p className={styles.borrowed}>{texts.setup.borrowed}</p> : null}
        <div className={styles.options} role="radiogroup" aria-label={texts.setup.difficulty}>
          {DIFFICULTIES.map((option) => (
            <DifficultyOption key={option} difficulty={option} withTips={withTips} />
          ))}
        </div>
        <div className={styles.toggle}>
          <Button size="small" aria-expanded={withTips} onClick={() => setWithTips(!withTips)}>
            {withTips ? team.tips.hide : team.tips.show}
          </Button>
          <GuidedBattleButton />
        </div>
      </div>
    </BattlePage>
  );
}
