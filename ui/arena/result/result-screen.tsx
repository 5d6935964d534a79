import type { BattleResult, RuleSet } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { watchReplay } from "../../battle/replay/open-replay.ts";
import { SaveReplayButton } from "../../battle/replay/save-replay-button.tsx";
import { ShareReplayButton } from "../../battle/replay/share-replay-button.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { backToDifficulties } from "../battle/leave-battle.ts";
import { ExplainEnemyButton } from "../explain/explain-enemy-button.tsx";
import { BadgeRow } from "./badge-row.tsx";
import styles from "./result-screen.module.css";
import { ResultStatistics } from "./result-statistics.tsx";
import { RewardList } from "./reward-list.tsx";

/** How the battle ended, what it brought, and what can be done with it now (`BAT-050` to `BAT-055`, `CON-54`). */
export function ResultScreen() {
  const arena = useArena();
  const ended = useArenaState((state) => state.result);
  const practice = useArenaState((state) => state.practice);
  if (!ended) return null;
  const { result, rewards, badges, replay } = ended;
  const end = result.victory ? "victory" : "defeat";
  const { arena: texts, replays } = arena.rules.texts;
  const { title, text, timeUp } = texts.result[end];
  return (
    <BattlePage
      title={title}
      look="result"
      badge={practice ? <Badge tone="info">{texts.practice}</Badge> : null}
      buttons={
        <>
          <Button wide onClick={() => leaveArena(arena.game)}>
            {texts.result.toGame}
          </Button>
          <Button tone="gold" wide onClick={() => backToDifficulties(arena)}>
            {texts.result.again}
          </Button>
        </>
      }
    >
      <div className={styles.stack} data-victory={result.victory}>
        <p className={styles.text}>{wasTimeUp(arena.rules, result) ? timeUp : text}</p>
        {badges.length > 0 ? <BadgeRow badges={badges} /> : null}
        <div className={styles.sides}>
          <ResultStatistics result={result} />
          {rewards ? <RewardList rewards={rewards} /> : null}
        </div>
        {practice && result.victory ? <p className={styles.text}>{texts.result.noRewards}</p> : null}
        <div className={styles.buttons}>
          <Button size="small" tone="teal" onClick={() => watchReplay(arena.battle, replay)}>
            {replays.screen.watch}
          </Button>
          <SaveReplayButton replay={replay} />
          <ShareReplayButton replay={replay} />
          <ExplainEnemyButton replay={replay} />
        </div>
      </div>
    </BattlePage>
  );
}

/** The turn limit ended the battle while both sides had creatures left (`GAP-37`). */
function wasTimeUp({ difficulty }: RuleSet, result: BattleResult): boolean {
  const { enemyDeckSize } = difficulty[result.difficulty];
  return result.remainingCreatures > 0 && result.enemiesDefeated < enemyDeckSize;
}
