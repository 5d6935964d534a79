import { fill } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import { InviteLink } from "../game/invite-link.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import { OwnRound } from "./own-round.tsx";
import { PlayerList } from "./player-list.tsx";
import { RoundPairings } from "./round-pairings.tsx";
import { TakePart } from "./take-part.tsx";
import styles from "./tournament.module.css";
import { useTournament } from "./tournament-calls.ts";
import { TournamentTable } from "./tournament-table.tsx";
import { WaitedFor } from "./waited-for.tsx";

/** A tournament from its lobby to its last table; whoever has the link may watch. */
export function OneTournament({ id, onBack }: { id: string; onBack: () => void }) {
  const { game, rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { data, isError } = useTournament(id);
  if (!data)
    return (
      <BattlePage
        title={isError ? texts.gone : texts.title}
        onBack={onBack}
        buttons={
          <Button tone="gold" wide onClick={() => leaveArena(game)}>
            {texts.toTheLab}
          </Button>
        }
      >
        <p className={styles.words} role="status">
          {isError ? rules.texts.failures.unknown_tournament : texts.opening}
        </p>
      </BattlePage>
    );
  return (
    <BattlePage
      title={fill(texts.of, { name: data.organiser })}
      badge={<StatusBadge tournament={data} />}
      onBack={onBack}
      buttons={<TakePart tournament={data} onGone={onBack} />}
    >
      <div className={styles.stack}>
        {data.status === "open" ? <Lobby tournament={data} /> : <Rounds tournament={data} />}
      </div>
    </BattlePage>
  );
}

function StatusBadge({ tournament: { status, round, rounds } }: { tournament: TournamentReply }) {
  const texts = useBattleClient().rules.texts.tournament;
  return (
    <Badge tone="info">
      {status === "running" ? fill(texts.round, { round, rounds }) : texts.status[status]}
    </Badge>
  );
}

const FORM = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;

function Lobby({ tournament }: { tournament: TournamentReply }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { id, organiser, expiresAt } = tournament;
  const time = new Intl.DateTimeFormat(rules.texts.language, FORM).format(expiresAt);
  return (
    <>
      <InviteLink
        link={{ kind: "tournament", data: id }}
        name={organiser}
        note={fill(texts.validUntil, { time })}
        texts={texts}
      />
      <PlayerList tournament={tournament} />
    </>
  );
}

function Rounds({ tournament }: { tournament: TournamentReply }) {
  return (
    <>
      <OwnRound tournament={tournament} />
      <TournamentTable tournament={tournament} />
      <RoundPairings tournament={tournament} />
      {tournament.isOrganiser ? <WaitedFor tournament={tournament} /> : null}
    </>
  );
}
