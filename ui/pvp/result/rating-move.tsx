import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import { fill, rankTitle, signedChange, unratedText } from "../../../rules/index.ts";
import type { PvpStatsReply } from "../../../server/contract/index.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { usePvp } from "../pvp-context.tsx";
import { RankPicture } from "../stats/rank-picture.tsx";
import { statsQuery } from "../stats/stats-query.ts";
import type { EndedBattle } from "../store/pvp-state.ts";
import styles from "./rating-move.module.css";

const RANK_SIZE = 56;

/**
 * How the rating moves from before the battle to after it, or one sentence on why it does not (`GAP-40`, `CON-78`).
 * As long as the player's record has not come with this battle, the change alone.
 */
export function RatingMove({ ended }: { ended: EndedBattle }) {
  const { game, rules } = usePvp();
  const { id, outcome, ratingChange: change, unrated } = ended;
  const isBooked = (record: PvpStatsReply | undefined) =>
    record?.recentBattles.some(({ history_id }) => history_id === id) ?? false;
  const { data } = useQuery({
    ...statsQuery(game),
    refetchInterval: ({ state }) => !isBooked(state.data) && rules.pvpScreens.timings.battlePollMs,
  });
  const reason = unratedText(rules, outcome, change, unrated);
  if (reason !== null) return <p className={styles.reason}>{reason}</p>;
  const rating = data && isBooked(data) ? data.stats.rating : null;
  const signed = signedChange(change);
  const direction = change > 0 ? "up" : change < 0 ? "down" : "same";
  return (
    <p className={styles.rating} data-direction={direction}>
      {rating === null ? null : <Rating rating={rating} before={rating - change} />}
      <strong className={styles.change}>
        <span aria-hidden="true">{ARROWS[direction]}</span>{" "}
        {rating === null ? fill(rules.texts.pvpScreens.stats.rating, { rating: signed }) : signed}
      </strong>
    </p>
  );
}

/** Besides the sign, so that the direction is seen at once. */
const ARROWS = { up: "▲", down: "▼", same: "=" } as const;

/** The rank, and the rating, which is seen counting from what it was before; screen readers hear what it is. */
function Rating({ rating, before }: { rating: number; before: number }) {
  const { rules } = usePvp();
  const { stats } = rules.texts.pvpScreens;
  const count = { "--before": before, "--rating": rating } as CSSProperties;
  return (
    <>
      <RankPicture rating={rating} size={RANK_SIZE} />
      <span className={styles.words}>
        <span>{rankTitle(rules, rating)}</span>
        <VisuallyHidden>{fill(stats.rating, { rating })}</VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          <FilledText
            text={stats.rating}
            values={{ rating: <span key="count" className={styles.count} style={count} /> }}
          />
        </span>
      </span>
    </>
  );
}
