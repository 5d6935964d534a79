import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Panel } from "../../components/panel.tsx";
import { NextBattle } from "../challenge/next-battle.tsx";
import { endReasons, endText } from "../live/end-text.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { BackToTournament } from "./back-to-tournament.tsx";
import styles from "./last-battle.module.css";
import { openReplay } from "./open-replay.ts";

/** The result of the battle that has just ended, how it ended, and its replay. */
export function LastBattle() {
  const pvp = usePvp();
  const ended = usePvpState((state) => state.ended);
  if (!ended) return null;
  const { rules } = pvp;
  const { stats, end } = rules.texts.pvpScreens;
  const reasons = endReasons(rules, ended).join(" ");
  const title = endText(rules, ended);
  return (
    <Panel className={styles.ended} data-outcome={ended.outcome ?? undefined} aria-label={title}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <FilledText text={stats.against} values={{ opponent: <bdi>{ended.opponent}</bdi> }} />
          {reasons === "" ? null : ` · ${reasons}`}
        </p>
      </div>
      <div className={styles.buttons}>
        {ended.challengeId === null ? null : <NextBattle challengeId={ended.challengeId} />}
        {ended.unrated === "friendly" && ended.challengeId === null ? <BackToTournament /> : null}
        <Button tone="teal" size="small" onClick={() => void openReplay(pvp, ended.id)}>
          {end.watchReplay}
        </Button>
      </div>
    </Panel>
  );
}
