import { fill, fillPlural } from "../../rules/index.ts";
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
  const texts = useBattleClient().rules.texts.tournament;
  const { status, players } = tournament;
  const [first] = players;
  return (
    <Panel className={styles.now} role="status">
      {status === "over" ? (
        <p className={styles.loud}>{fill(texts.winner, { name: first?.name ?? "" })}</p>
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
      <p className={styles.loud}>{roundText(texts, tournament, begins)}</p>
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

type TournamentTexts = ReturnType<typeof useBattleClient>["rules"]["texts"]["tournament"];

/** Whether the viewer's own battle of the round has not begun. */
function isWaiting({ you, pairings, round }: TournamentReply): boolean {
  return pairings.some(
    ({ round: each, one, two, outcome, begun }) =>
      each === round && [one, two].includes(you) && outcome === null && !begun,
  );
}

function roundText(texts: TournamentTexts, tournament: TournamentReply, s: number): string {
  const { you, players, pairings, round } = tournament;
  if (you === null) return texts.watching;
  const own = pairings.find((each) => each.round === round && (each.one === you || each.two === you));
  if (!own) return players.find(({ number }) => number === you)?.present ? texts.returned : texts.missing;
  if (own.two === null) return texts.bye;
  if (own.outcome !== null) return texts.battleOver;
  const name = players.find(({ number }) => number === (own.one === you ? own.two : own.one))?.name ?? "";
  if (own.begun) return fill(texts.battleOn, { name });
  return s > 0 ? fill(texts.battleSoon, { name, s }) : fill(texts.battleWaits, { name });
}
