import { durationText, fill, type RuleSet, relativeTime, signedChange } from "../../../rules/index.ts";
import type { PvpRecentBattle } from "../../../server/contract/index.ts";
import { Badge, type BadgeTone } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { serverNow } from "../../game/store/server-time.ts";
import { openReplay } from "../actions/battle.ts";
import { usePvp } from "../pvp-context.tsx";
import styles from "./recent-battle.module.css";

/** A battle of the history: how it ended, against whom, how long it was, what it changed, when (`PVP-046`). */
export function RecentBattle({ battle }: { battle: PvpRecentBattle }) {
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
        {fill(texts.against, { opponent })}
        {battle.practice ? <Badge>{texts.practice}</Badge> : null}
        {!battle.practice && !battle.rated ? <Badge>{texts.unrated}</Badge> : null}
      </span>
      <span className={styles.facts}>
        {turns} · {durationText(battle.battle_duration)}
      </span>
      <span className={styles.change} data-sign={Math.sign(change)}>
        {signedChange(change)}
      </span>
      <span className={styles.when}>
        {relativeTime(rules, battle.completed_at, serverNow(game), dateText)}
      </span>
      <Button
        size="small"
        aria-label={fill(texts.replayOf, { opponent })}
        onClick={() => void openReplay(pvp, battle.history_id)}
      >
        {texts.replay}
      </Button>
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

/** As the reader's browser writes dates. */
function dateText(moment: number): string {
  return new Date(moment).toLocaleDateString();
}
