import { useStore } from "zustand";
import { fill, signedChange } from "../../../rules/index.ts";
import { isRough } from "../../../rules/positions.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import type { OpenTraining } from "./open-training.ts";

interface PointsTextProps {
  training: OpenTraining;
  /** What a try has changed; null for none. */
  points?: { before: number; after: number } | null;
}

/** The player's rating, after a try that rated with what it has changed. */
export function PointsText({ training, points = null }: PointsTextProps) {
  const { training: words } = useTexts().positions;
  const { rating } = useStore(training.store, (state) => state.training);
  const isRated = points !== null;
  const shown = Math.round(isRated ? points.after : rating.rating);
  const change = isRated ? shown - Math.round(points.before) : 0;
  const text = isRated
    ? fill(words.changed, { rating: shown, change: signedChange(change) })
    : fill(isRough(training.rules, rating) ? words.rough : words.rating, { rating: shown });
  return <p className={layoutStyles.heading}>{text}</p>;
}

/** What the rating is worth, where it is kept, and what waits for the server. */
export function PointsNotes({ training }: { training: OpenTraining }) {
  const { training: words } = useTexts().positions;
  const isPlayer = useGameState(({ session }) => session.kind === "player");
  const isWaiting = useStore(training.store, (state) => state.isWaiting);
  return (
    <>
      {isWaiting && isPlayer ? <p role="status">{words.waiting}</p> : null}
      <p className={layoutStyles.muted}>
        {words.ratingAbout} {isPlayer ? null : words.visitor}
      </p>
    </>
  );
}
