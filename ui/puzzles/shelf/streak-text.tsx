import { fill, fillPlural, positionStreak } from "../../../rules/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { positionsKey, readKept } from "../kept/kept-positions.ts";
import { usePositions } from "../kept/positions-query.ts";
import { standingOf } from "../kept/standing.ts";
import { todaysNumber } from "../store/today.ts";

/** How many days in a row the player has solved the position of the day, on that day. */
export function StreakText() {
  const texts = useTexts();
  const { streak } = texts.positions;
  const { days, best } = useStreak();
  return (
    <p className={layoutStyles.muted}>
      {days === 0 ? streak.none : fillPlural(texts, streak.days, { number: days })}
      {best > days ? ` · ${fill(streak.best, { number: best })}` : null}
    </p>
  );
}

/** The server's count for players; of a visitor, and without the server, what this browser knows. */
function useStreak(): { days: number; best: number } {
  const game = useGame();
  const rules = useGameState((state) => state.rules);
  const served = usePositions();
  if (served) return served.streak;
  if (!rules) return { days: 0, best: 0 };
  const solved = readKept(game, positionsKey(game)).flatMap((kept) => {
    const { reached, onItsDay } = standingOf(kept, undefined);
    return reached && onItsDay ? [kept.number] : [];
  });
  return positionStreak(rules, solved, todaysNumber(game, rules));
}
