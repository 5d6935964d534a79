import { useEffect, useId, useMemo, useRef } from "react";
import { useStore } from "zustand";
import {
  fill,
  fillNumbers,
  type Replay,
  type Review,
  reviewNames,
  type SideIndex,
} from "../../../rules/index.ts";
import { practiceTheme } from "../../../rules/positions.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { useBattleClient } from "../battle-context.tsx";
import type { ReplayPlayer } from "../replay/replay-player.ts";
import { logViewer } from "../replay/replay-tape.ts";
import { ChanceCurve, curvePoints, pointAt } from "./chance-curve.tsx";
import styles from "./review-panel.module.css";
import { ReviewMoments, ReviewTurns } from "./review-turns.tsx";
import { type RunningReview, useReview } from "./use-review.ts";

interface ReviewPanelProps {
  replay: Replay;
  /** The side of the player who watches, or null. */
  seat: SideIndex | null;
  player: ReplayPlayer;
  /** Brings the replay into view: when the review opens, and when it shows a moment or a turn of the table. */
  onShow: () => void;
}

/** The review of a battle below its replay: the curve of the chance to win, three moments, and every turn. */
export function ReviewPanel({ replay, seat, player, onShow }: ReviewPanelProps) {
  const { rules } = useBattleClient();
  const texts = rules.texts.review;
  const side = seat ?? 0;
  const running = useReview(rules, replay, side);
  const { review } = running;
  const index = useStore(player.store, (shown) => shown.index);
  const names = useMemo(
    () => reviewNames(rules, replay, side, logViewer(replay, seat)),
    [rules, replay, side, seat],
  );
  const points = useMemo(
    () => (review ? curvePoints(rules.texts, review, player.length) : []),
    [rules, review, player],
  );
  const title = useId();
  const panel = useRef<HTMLElement>(null);
  const arrive = useRef(onShow);
  // The button that opened it may be gone, and far below it.
  useEffect(() => {
    arrive.current();
    panel.current?.focus({ preventScroll: true });
  }, []);
  const seek = (place: { index: number }) => player.seek(place.index);
  const show = (place: { index: number }) => {
    seek(place);
    onShow();
  };
  return (
    <Panel ref={panel} tabIndex={-1} className={styles.review} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{texts.title}</h2>
        <ReviewStatus running={running} />
      </div>
      {review && points.length > 0 ? (
        <>
          <ChanceCurve
            points={points}
            length={review.turnCount + (review.end === null ? 0 : 1)}
            shown={pointAt(points, index)}
            onChoose={seek}
          />
          <ReviewMoments review={review} names={names} onShow={show} />
          <PracticeButton review={review} isOwn={isOwn(replay, seat)} />
          <ReviewTurns review={review} names={names} isOwn={isOwn(replay, seat)} onShow={show} />
        </>
      ) : null}
      <p className={layoutStyles.muted}>{texts.about}</p>
    </Panel>
  );
}

/** Trains the kind of position that the worst mistake resembles (`GAP-74`); nothing where there is none that is clear. */
function PracticeButton({ review, isOwn: isReaders }: { review: Review; isOwn: boolean }) {
  const { game, rules } = useBattleClient();
  const theme = isReaders ? practiceTheme(review) : null;
  if (theme === null) return null;
  const { practice } = rules.texts.positions.training;
  return (
    <div className={layoutStyles.closestStack}>
      <p>{rules.texts.positions.themes[theme]}</p>
      <Button tone="teal" onClick={() => enterArena(game, { kind: "training", theme })}>
        {practice}
      </Button>
    </div>
  );
}

/** Whether the reader made the decisions: against the AI, and from an own seat. */
function isOwn({ setup }: Replay, seat: SideIndex | null): boolean {
  return setup.mode === "ai" || seat !== null;
}

const PERCENT = 100;

/** How far the review is, that it is done, or why there is none. */
function ReviewStatus({ running: { review, state, reason } }: { running: RunningReview }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.review;
  const percent = Math.floor((review?.progress ?? 0) * PERCENT);
  if (state === "unavailable") return <p role="alert">{texts.unavailable}</p>;
  if (state === "failed") return <p role="alert">{fill(texts.failed, { reason })}</p>;
  const isDone = review?.progress === 1;
  return (
    <>
      {isDone ? null : (
        <div className={styles.progress}>
          <progress max={PERCENT} value={percent} aria-label={texts.title} />
          <span>{fillNumbers(rules.texts, texts.progress, { percent })}</span>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{isDone ? texts.done : ""}</span>
      </VisuallyHidden>
      {isDone && review.turnCount === 0 ? <p>{texts.noTurn}</p> : null}
    </>
  );
}
