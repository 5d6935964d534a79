import type { Replay } from "../../../rules/index.ts";
import { watchReplay } from "../../battle/replay/open-replay.ts";
import { SaveReplayButton } from "../../battle/replay/save-replay.tsx";
import { ShareReplayButton } from "../../battle/replay-screen/share-replay.tsx";
import { ReviewButton } from "../../battle/review/review-button.tsx";
import { Button } from "../../components/button.tsx";
import { useArena } from "../arena-context.tsx";
import { ExplainEnemyButton } from "../explain/explain-enemy-button.tsx";
import styles from "./replay-buttons.module.css";

/** What can be done with the battle that has ended: watched, reviewed, saved, shared and explained. */
export function ReplayButtons({ replay }: { replay: Replay }) {
  const { battle, rules } = useArena();
  return (
    <div className={styles.buttons}>
      <Button size="small" tone="teal" onClick={() => watchReplay(battle, replay)}>
        {rules.texts.replays.screen.watch}
      </Button>
      <ReviewButton replay={replay} />
      <SaveReplayButton replay={replay} />
      <ShareReplayButton replay={replay} />
      <ExplainEnemyButton replay={replay} />
    </div>
  );
}
