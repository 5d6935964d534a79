import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import { Panel } from "../../components/panel.tsx";
import { endText } from "../live/end-text.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./last-battle.module.css";

/** Reasons for which a battle changes no record either. */
const UNCOUNTED: ReadonlySet<unknown> = new Set(["friendly", "practice"]);

/** The battle that has just ended, whether the figures below count it, and the way back to its result. */
export function LastBattle() {
  const { rules, store } = usePvp();
  const ended = usePvpState((state) => state.ended);
  if (!ended) return null;
  const { stats } = rules.texts.pvpScreens;
  const title = endText(rules, ended);
  return (
    <Panel className={styles.ended} data-outcome={ended.outcome ?? undefined} aria-label={title}>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p>
          <FilledText text={stats.against} values={{ opponent: <bdi>{ended.opponent}</bdi> }} />
        </p>
        {UNCOUNTED.has(ended.unrated) ? <p>{stats.uncounted}</p> : null}
      </div>
      <Button tone="teal" size="small" onClick={() => store.setState({ screen: "result" })}>
        {stats.showResult}
      </Button>
    </Panel>
  );
}
