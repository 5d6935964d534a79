import { useState } from "react";
import { battleOwner, mayResume, waitingBattle } from "../../battle/ai-battle/waiting-battle.ts";
import { Button } from "../../components/button.tsx";
import { Panel } from "../../components/panel.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { leaveBattle, resumeOrTell } from "../actions/battle.ts";
import { useArena } from "../arena-context.tsx";
import { DifficultyBadge } from "./difficulty-badge.tsx";
import styles from "./waiting-battle-note.module.css";

const WALLET_FIRST = "Connect wallet first";

/** Offers the battle that was left (`resumeBattle`) once it may be gone on with, or to give it up (`BAT-007`). */
export function WaitingBattleNote() {
  const arena = useArena();
  const { game } = arena;
  const [waiting, setWaiting] = useState(() => waitingBattle(game.storage, battleOwner(game)));
  const allowed = useGameState((state) => waiting !== null && mayResume(state, waiting));
  if (!waiting) return null;

  function forget() {
    leaveBattle(arena);
    setWaiting(null);
  }
  return (
    <Panel className={styles.note} aria-label="A battle is waiting">
      <p className={styles.words}>
        A battle is waiting for you <DifficultyBadge difficulty={waiting.setup.difficulty} />
      </p>
      <Button
        size="small"
        tone="teal"
        reason={allowed ? null : WALLET_FIRST}
        onClick={() => resumeOrTell(arena) || forget()}
      >
        Resume Battle
      </Button>
      <Button size="small" onClick={forget}>
        Give Up
      </Button>
    </Panel>
  );
}
