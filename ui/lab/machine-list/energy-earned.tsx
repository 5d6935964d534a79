import { useQuery } from "@tanstack/react-query";
import { amountText, fill } from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { chartDays, labStatisticsQuery, sumOf } from "../state/lab-statistics.ts";

const WEEK = 7;

/** How much Energy the lab made a day in the last seven whole days, beside what an Amplifier will cost (`GAP-78`). */
export function EnergyEarned() {
  const game = useGame();
  const { rules } = useLoaded();
  const { data } = useQuery(labStatisticsQuery(game));
  if (!data?.ok) return null;
  const days = chartDays(data.reply, "energy", WEEK + 1).slice(0, WEEK);
  const made = Math.round(sumOf(days).made / WEEK);
  return (
    <p className={layoutStyles.muted}>
      {fill(rules.texts.lab.amplifier.earned, { amount: amountText(rules.texts, made), days: WEEK })}
    </p>
  );
}
