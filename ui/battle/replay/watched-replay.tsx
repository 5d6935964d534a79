import { useEffect, useState } from "react";
import { useStore } from "zustand";
import type { Replay } from "../../../rules/index.ts";
import { closeReplay, explainBattle } from "../../arena/actions/replay.ts";
import { useArena, useArenaState } from "../../arena/arena-context.tsx";
import { DifficultyBadge } from "../../arena/setup/difficulty-badge.tsx";
import { Button } from "../../components/button.tsx";
import { watchReducedMotion } from "../../game/hooks/reduced-motion.ts";
import { BattleCanvasHost } from "../canvas/battle-canvas-host.tsx";
import { ArenaPage } from "../frame/arena-page.tsx";
import { LogInToPlay } from "./leave-replay-button.tsx";
import { ReplayControls } from "./replay-controls.tsx";
import { ReplayLog } from "./replay-log.tsx";
import { replayNames } from "./replay-names.ts";
import { ReplayRoster } from "./replay-roster.tsx";
import { stageReplay } from "./replay-stage.ts";
import { SaveReplayButton } from "./save-replay-button.tsx";
import { ShareReplayButton } from "./share-replay-button.tsx";
import styles from "./watched-replay.module.css";

/** A replay on the battle's own canvas, with its controls, its log, and both sides in words. */
export function WatchedReplay({ replay }: { replay: Replay }) {
  const arena = useArena();
  const seat = useArenaState((state) => state.replaySeat);
  const [stage] = useState(() => stageReplay(arena, { replay, seat, reducedMotion: watchReducedMotion() }));
  const { view } = useStore(stage.player.store);
  useEffect(() => () => stage.player.stop(), [stage]);
  return (
    <ArenaPage
      title="Replay"
      badge={view.difficulty ? <DifficultyBadge difficulty={view.difficulty} /> : null}
      onBack={() => closeReplay(arena)}
      buttons={<ReplayControls player={stage.player} />}
    >
      <div className={styles.sides}>
        <div className={styles.stage}>
          <BattleCanvasHost port={stage.port} onCanvas={stage.takeCanvas} />
        </div>
        <div className={styles.words}>
          <ReplayRoster view={view} names={replayNames(arena.rules, replay, seat)} />
          <ReplayLog lines={view.battleLog} />
          <div className={styles.buttons}>
            <SaveReplayButton replay={replay} />
            <ShareReplayButton replay={replay} />
            {replay.setup.mode === "ai" ? (
              <Button size="small" onClick={() => explainBattle(arena, replay)}>
                Explain the Enemy
              </Button>
            ) : null}
          </div>
          <LogInToPlay />
        </div>
      </div>
    </ArenaPage>
  );
}
