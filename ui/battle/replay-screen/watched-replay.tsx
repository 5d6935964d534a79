import { type ReactNode, useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import type { Replay, RuleSet, SideIndex } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Captions } from "../../game/captions/captions.tsx";
import { canvasLook } from "../../game/look/look.ts";
import { BattleCanvasHost } from "../battle-canvas-host.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { DifficultyBadge } from "../header/difficulty-badge.tsx";
import { BattlePage } from "../layout/battle-page.tsx";
import { WatchLayout } from "../layout/watch-layout.tsx";
import { closeReplay } from "../replay/open-replay.ts";
import { ReplayControls } from "../replay/replay-controls.tsx";
import { ReplayLog } from "../replay/replay-log.tsx";
import { ReplayRoster, replayNames } from "../replay/replay-sides.tsx";
import { type ReplayStage, stageReplay } from "../replay/replay-stage.ts";
import { SaveReplayButton } from "../replay/save-replay.tsx";
import { ReviewButton } from "../review/review-button.tsx";
import { ReviewPanel } from "../review/review-panel.tsx";
import { LogInToPlay } from "./replay-ways.tsx";
import { ShareReplayButton } from "./share-replay.tsx";
import styles from "./watched-replay.module.css";

interface WatchedReplayProps {
  replay: Replay;
  /** The side of the player who watches, or null. */
  seat: SideIndex | null;
  /** Whether its review is shown under it. */
  reviewed: boolean;
  /** Further buttons beside those that save and share it. */
  moreButtons: ReactNode;
}

/** A replay on a battle canvas, with its controls, its log, both sides in words, and its review if asked for. */
export function WatchedReplay({ replay, seat, reviewed, moreButtons }: WatchedReplayProps) {
  const client = useBattleClient();
  const [stage] = useState(() => stageReplay(client, { replay, seat, look: canvasLook(client.game) }));
  const { view } = useStore(stage.player.store);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => () => stage.player.stop(), [stage]);
  useReplayLanguage(stage, client.rules);
  const showField = () => field.current?.scrollIntoView({ block: "start" });
  return (
    <BattlePage
      title={client.rules.texts.replays.screen.title}
      badge={view.difficulty ? <DifficultyBadge difficulty={view.difficulty} /> : null}
      onBack={() => closeReplay(client)}
      buttons={<ReplayControls player={stage.player} />}
    >
      <WatchLayout
        battle={
          <div className={classNames(layoutStyles.shrinkingStack, reviewed && styles.reviewed)}>
            <div ref={field} className={styles.stage}>
              <BattleCanvasHost port={stage.port} onCanvas={stage.takeCanvas} />
              <Captions corner />
            </div>
            {reviewed ? <ReviewPanel {...{ replay, seat, player: stage.player, onShow: showField }} /> : null}
          </div>
        }
      >
        <ReplayRoster view={view} names={replayNames(client.rules, replay, seat)} />
        <ReplayLog lines={view.battleLog} />
        <div className={layoutStyles.buttons}>
          {reviewed ? null : <ReviewButton replay={replay} tone="teal" />}
          <SaveReplayButton replay={replay} />
          <ShareReplayButton replay={replay} />
          {moreButtons}
        </div>
        <LogInToPlay />
      </WatchLayout>
    </BattlePage>
  );
}

/** Words the log anew when the language of the page changes. */
function useReplayLanguage(stage: ReplayStage, rules: RuleSet): void {
  const spoken = useRef(rules.texts.language);
  useEffect(() => {
    if (spoken.current === rules.texts.language) return;
    spoken.current = rules.texts.language;
    stage.speak(rules);
  }, [stage, rules]);
}
