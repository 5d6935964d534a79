import { useId } from "react";
import { durationText, fill, type RuleSet, relativeTime, signedChange } from "../../../rules/index.ts";
import type { PvpRecentBattle } from "../../../server/contract/index.ts";
import { Badge, type BadgeTone } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { serverNow } from "../../game/store/game.ts";
import { usePvp } from "../pvp-context.tsx";
import { openReplay } from "./open-replay.ts";
import styles from "./recent-battles.module.css";

/** The latest battles, newest first; each can be watched again while it is kept (`PVP-046`, `PVP-047`). */
export function RecentBattles({ battles }: { battles: readonly PvpRecentBattle[] }) {
  const { stats } = usePvp().rules.texts.pvpScreens;
  const heading = useId();
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{stats.recent}</h3>
      {battles.length === 0 ? <p className={styles.none}>{stats.none}</p> : null}
      <ul className={styles.list}>
        {battles.map((battle) => (
          <RecentBattle key={battle.history_id} battle={battle} />
        ))}
      </ul>
    </Panel>
  );
}

/** A battle of the history: result, opponent, length, change of rating, and time (`PVP-046`). */
function RecentBattle({ battle }: { battle: PvpRecentBattle }) {
  const pvp = usePvp();
  const { game, rules } = pvp;
  const { stats: texts } = rules.texts.pvpScreens;
  const opponent = battle.isPlayer1 ? battle.player2_name : battle.player1_name;
  const change = battle.isPlayer1 ? battle.player1_rating_change : battle.player2_rating_change;
  const { word, tone } = markOf(rules, battle);
  const turns = battle.total_turns === 1 ? texts.oneTurn : fill(texts.turns, { turns: battle.total_turns });
  return (
    <li className={styles.row}>
      <Badge tone={tone}>{word}</Badge>
      <span className={styles.opponent}>
        <FilledText text={texts.against} values={{ opponent: <bdi>{opponent}</bdi> }} />
        {battle.practice ? <Badge>{texts.practice}</Badge> : null}
        {!battle.practice && !battle.rated ? <Badge>{texts.unrated}</Badge> : null}
      </span>
      <span className={classNames(layoutStyles.mutedNumbers, styles.facts)}>
        {turns} · {durationText(battle.battle_duration)}
      </span>
      <span
        className={classNames(
          layoutStyles.endNumber,
          change > 0 && layoutStyles.success,
          change < 0 && layoutStyles.error,
        )}
      >
        {signedChange(change)}
      </span>
      <span className={classNames(layoutStyles.mutedNumbers, styles.when)}>
        {relativeTime(rules, battle.completed_at, serverNow(game), dateIn(rules.texts))}
      </span>
      {battle.replay ? (
        <Button
          size="small"
          aria-label={fill(texts.replayOf, { opponent })}
          onClick={() => void openReplay(pvp, battle.history_id)}
        >
          {texts.replay}
        </Button>
      ) : null}
    </li>
  );
}

function markOf({ texts: { pvpScreens } }: RuleSet, { won, outcome, endedBy }: PvpRecentBattle) {
  const { stats: texts } = pvpScreens;
  const mark = (word: string, tone: BadgeTone) => ({ word, tone });
  if (won) return mark(texts.won, "success");
  if (endedBy === "closed") return mark(texts.closed, "neutral");
  return outcome === "draw" ? mark(texts.drawn, "neutral") : mark(texts.lost, "error");
}

/** A date as the language writes it, in the time zone of the browser. */
function dateIn({ language }: RuleSet["texts"]): (moment: number) => string {
  return (moment) => new Date(moment).toLocaleDateString(language);
}
