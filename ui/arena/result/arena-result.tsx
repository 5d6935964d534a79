import type { Replay } from "../../../rules/index.ts";
import styles from "../../battle/result/result-screen.module.css";
import { ResultScreen } from "../../battle/result/result-screen.tsx";
import { Button } from "../../components/button.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { waitsForServer } from "../../profile/replays/hand-in.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import { backToDifficulties } from "../battle/leave-battle.ts";
import { fightAgain } from "../battle/start-battle.ts";
import { ExplainEnemyButton } from "../explain/explain-dialog.tsx";
import { LinkedBanner } from "../linked/linked-banner.tsx";
import { KeepFoughtTeam } from "../practice/practice-team-panel.tsx";
import type { ArenaResult } from "../store/arena.ts";
import { BadgeRow, RewardList } from "./reward-list.tsx";

/** How a battle against the AI ended, with the rewards and badges it brought. */
export function ArenaResultScreen() {
  const ended = useArenaState((state) => state.result);
  return ended ? <Result ended={ended} /> : null;
}

function Result({ ended }: { ended: ArenaResult }) {
  const { rules, linked } = useArena();
  const practice = useArenaState((state) => state.practice);
  const lesson = useArenaState((state) => state.lesson?.lesson ?? null);
  const { result, rewards, badges, replay } = ended;
  const { arena, battleScreen, lesson: taught } = rules.texts;
  const outcome = result.victory ? "victory" : "defeat";
  const guided = lesson ? taught.lessons[lesson.id][outcome] : null;
  const isPractice = practice && !lesson;
  return (
    <ResultScreen
      battle={{
        outcome,
        text: replay.end ? arena.result.gaveUp : guided,
        kind: isPractice ? arena.practice : null,
        opponent: battleScreen.sides.enemy.name,
        played: { replay, seat: null, rules },
        figures: result,
        guided: lesson !== null,
      }}
      gains={badges.length > 0 ? <BadgeRow badges={badges} /> : null}
      rewards={rewards ? <RewardList rewards={rewards} /> : null}
      moreButtons={<ExplainEnemyButton replay={replay} />}
      buttons={<NextButtons ended={ended} />}
    >
      {isPractice ? <p className={styles.text}>{arena.result.noRewards}</p> : null}
      <WaitsForServer replay={replay} />
      <LinkedBanner />
      {isPractice && linked === null ? <KeepFoughtTeam replay={replay} /> : null}
    </ResultScreen>
  );
}

/** What the battle counts for is booked later where the server cannot be reached. */
function WaitsForServer({ replay }: { replay: Replay }) {
  const { game, rules } = useArena();
  const isUnreachable = useGameState(({ connection }) => connection === "unreachable");
  if (!isUnreachable || !waitsForServer(game, replay)) return null;
  return (
    <p className={styles.text} role="status">
      {rules.texts.goals.waits}
    </p>
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
      <Button tone="gold" wide data-first onClick={() => fightAgain(arena, ended.replay)}>
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
