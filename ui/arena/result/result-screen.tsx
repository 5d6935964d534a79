import { useMemo } from "react";
import { type BattleResult, battleSummary, type Replay } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { watchReplay } from "../../battle/replay/open-replay.ts";
import { SaveReplayButton } from "../../battle/replay/save-replay.tsx";
import { ShareReplayButton } from "../../battle/replay-screen/share-replay.tsx";
import { ReviewButton } from "../../battle/review/review-button.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGameState } from "../../game/game-context.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { waitsForServer } from "../../profile/replays/hand-in.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { backToDifficulties } from "../battle/leave-battle.ts";
import { fightAgain } from "../battle/start-battle.ts";
import { ExplainEnemyButton } from "../explain/explain-dialog.tsx";
import { KeepFoughtTeam } from "../practice/practice-team-panel.tsx";
import type { ArenaResult } from "../store/arena.ts";
import { Podium } from "./podium.tsx";
import styles from "./result-screen.module.css";
import { DamageByCreature, HelpfulAdvice, ResultStatistics } from "./result-statistics.tsx";
import { BadgeRow, RewardList } from "./reward-list.tsx";

/** How the battle ended, what it brought, and what can be done with it now (`BAT-050` to `BAT-055`, `CON-54`). */
export function ResultScreen() {
  const ended = useArenaState((state) => state.result);
  return ended ? <Result ended={ended} /> : null;
}

function Result({ ended }: { ended: ArenaResult }) {
  const arena = useArena();
  const practice = useArenaState((state) => state.practice);
  const lesson = useArenaState((state) => state.lesson?.lesson ?? null);
  const { result, rewards, badges, replay } = ended;
  const waits =
    useGameState(({ connection }) => connection === "unreachable") && waitsForServer(arena.game, replay);
  const { rules } = arena;
  const { player, enemy, help } = useMemo(() => battleSummary(rules, replay), [rules, replay]);
  const texts = rules.texts.arena;
  const end = result.victory ? "victory" : "defeat";
  const { title, text, timeUp } = texts.result[end];
  const guided = lesson ? rules.texts.lesson.lessons[lesson.id][end] : null;
  const ending = replay.end ? texts.result.gaveUp : wasTimeUp(result, enemy.length) ? timeUp : text;
  return (
    <BattlePage
      title={title}
      look={result.victory ? "result" : "defeat"}
      badge={practice && !lesson ? <Badge tone="info">{texts.practice}</Badge> : null}
      buttons={<NextButtons ended={ended} />}
    >
      <div className={styles.stack} data-victory={result.victory}>
        <p className={styles.text}>{(replay.end ? null : guided) ?? ending}</p>
        <Podium team={player} victory={result.victory} />
        {badges.length > 0 ? <BadgeRow badges={badges} /> : null}
        {lesson ? null : <HelpfulAdvice help={help} />}
        <div className={styles.sides}>
          <DamageByCreature team={player} victory={result.victory} />
          <div className={layoutStyles.wideStack}>
            <ResultStatistics result={result} />
            {rewards ? <RewardList rewards={rewards} /> : null}
          </div>
        </div>
        {practice && !lesson && result.victory ? (
          <p className={styles.text}>{texts.result.noRewards}</p>
        ) : null}
        {waits ? (
          <p className={styles.text} role="status">
            {rules.texts.goals.waits}
          </p>
        ) : null}
        {practice && !lesson ? <KeepFoughtTeam replay={replay} /> : null}
        <ReplayButtons replay={replay} />
      </div>
    </BattlePage>
  );
}

function NextButtons({ ended }: { ended: ArenaResult }) {
  const arena = useArena();
  const lesson = useArenaState((state) => state.lesson?.lesson ?? null);
  const {
    arena: { result: texts },
    lesson: { lessons },
  } = arena.rules.texts;
  const again = lesson ? lessons[lesson.id].name : texts.sameTeam;
  return (
    <>
      <Button tone="gold" wide className={styles.sameTeam} onClick={() => fightAgain(arena, ended.replay)}>
        {again}
      </Button>
      <Button tone="teal" wide onClick={() => backToDifficulties(arena)}>
        {texts.again}
      </Button>
      <Button wide onClick={() => leaveArena(arena.game)}>
        {texts.toGame}
      </Button>
    </>
  );
}

/** The turn limit ended the battle while both sides had creatures left, of however many enemies (`GAP-37`). */
function wasTimeUp({ remainingCreatures, enemiesDefeated }: BattleResult, enemies: number): boolean {
  return remainingCreatures > 0 && enemiesDefeated < enemies;
}

/** What can be done with the battle that has ended: watched, reviewed, saved, shared and explained. */
function ReplayButtons({ replay }: { replay: Replay }) {
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
