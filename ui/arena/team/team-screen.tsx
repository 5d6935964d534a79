import { startButton } from "../../../rules/index.ts";
import { DifficultyBadge } from "../../battle/header/difficulty-badge.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { useIsMobile } from "../../game/hooks/use-media.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { startBattle } from "../battle/start-battle.ts";
import { PracticeTeamPanel } from "../practice/practice-team-panel.tsx";
import { CreaturePicker } from "./creature-picker.tsx";
import { ItemPicker } from "./item-picker.tsx";
import { backToSetup } from "./pick-team.ts";
import { TeamPanel } from "./team-panel.tsx";
import styles from "./team-screen.module.css";

/** The team selector (`BAT-014` to `BAT-023`). */
export function TeamScreen() {
  const arena = useArena();
  const isMobile = useIsMobile();
  const practice = useArenaState((state) => state.practice);
  const difficulty = useArenaState((state) => state.difficulty);
  const picked = useArenaState((state) => state.selection.creatures.length);
  const { team: texts } = arena.rules.texts.arena;
  const button = startButton(arena.rules, picked);
  return (
    <BattlePage
      title={texts.title}
      badge={
        <>
          <DifficultyBadge difficulty={difficulty} />
          {practice ? <Badge tone="info">{texts.borrowed}</Badge> : null}
        </>
      }
      onBack={() => backToSetup(arena)}
      buttons={
        <Button
          tone="gold"
          wide
          reason={button.enabled ? null : button.text}
          reasonShown="caption"
          onClick={() => startBattle(arena)}
        >
          {button.text}
        </Button>
      }
    >
      <div className={styles.sides}>
        <div className={styles.pickers}>
          {practice ? <PracticeTeamPanel /> : null}
          <CreaturePicker />
          {isMobile ? <TeamPanel /> : null}
          <ItemPicker kind="tools" />
          <ItemPicker kind="spells" />
        </div>
        {isMobile ? null : <TeamPanel />}
      </div>
    </BattlePage>
  );
}
