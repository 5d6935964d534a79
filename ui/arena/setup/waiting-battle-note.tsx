import { useState } from "react";
import { battleOwner, mayResume, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { DifficultyBadge } from "../../battle/header/difficulty-badge.tsx";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Panel } from "../../components/panel.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useArena } from "../arena-context.tsx";
import { leaveBattle } from "../battle/leave-battle.ts";
import { resumeOrTell } from "../battle/start-battle.ts";
import styles from "./waiting-battle-note.module.css";

/** Offers to resume the battle that was left, once that is possible, or to give it up (`BAT-007`). */
export function WaitingBattleNote() {
  const arena = useArena();
  const { game, rules } = arena;
  const { arena: texts, wallet } = rules.texts;
  const [waiting, setWaiting] = useState(() => waitingBattle(game.storage, battleOwner(game)));
  const allowed = useGameState((state) => waiting !== null && mayResume(state, waiting));
  if (!waiting) return null;

  function forget() {
    leaveBattle(arena);
    setWaiting(null);
  }
  return (
    <Panel className={styles.note} aria-label={texts.waiting.title}>
      <p className={styles.words}>
        <FilledText
          text={texts.waiting.text}
          values={{ difficulty: <DifficultyBadge difficulty={waiting.setup.difficulty} /> }}
        />
      </p>
      <Button
        size="small"
        tone="teal"
        reason={allowed ? null : wallet.first.connect}
        onClick={() => resumeOrTell(arena) || forget()}
      >
        {texts.waiting.resume}
      </Button>
      <Button size="small" onClick={forget}>
        {texts.giveUp}
      </Button>
    </Panel>
  );
}
