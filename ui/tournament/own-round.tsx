import { fillPlural, roundText } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { Panel } from "../components/panel.tsx";
import { useGameState } from "../game/game-context.tsx";
import { useSecondsUntil } from "../game/hooks/use-seconds.ts";
import styles from "./tournament.module.css";

const MINUTE_SECONDS = 60;
const MINUTE_MS = 60_000;

/** What the round holds for the viewer: the next opponent, a bye, the wait for the others, or the winner at the end. */
export function OwnRound({ tournament }: { tournament: TournamentReply }) {
  const { rules } = useBattleClient();
  return (
    <Panel className={styles.now} role="status">
      {tournament.status === "over" ? (
        <p className={styles.loud}>{roundText(rules, tournament, 0)}</p>
      ) : (
        <RunningRound tournament={tournament} />
      )}
    </Panel>
  );
}

function RunningRound({ tournament }: { tournament: TournamentReply }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const offset = useGameState((state) => state.clockOffset);
  const ends = useSecondsUntil((tournament.endsAt ?? 0) - offset);
  const begins = useSecondsUntil((tournament.beginsAt ?? 0) - offset);
  return (
    <>
      <p className={styles.loud}>{roundText(rules, tournament, begins)}</p>
      <p className={layoutStyles.muted}>
        {fillPlural(rules.texts, texts.roundEnds, { n: Math.ceil(ends / MINUTE_SECONDS) })} {texts.clockRule}
      </p>
      {isWaiting(tournament) ? (
        <p className={layoutStyles.muted}>
          {fillPlural(rules.texts, texts.lateRule, { n: rules.pvp.tournament.lateMs / MINUTE_MS })}
        </p>
      ) : null}
    </>
  );
}

/** Whether the viewer's own battle of the round has not begun. */
function isWaiting({ you, pairings, round }: TournamentReply): boolean {
  return pairings.some(
    ({ round: each, one, two, outcome, begun }) =>
      each === round && [one, two].includes(you) && outcome === null && !begun,
  );
}
