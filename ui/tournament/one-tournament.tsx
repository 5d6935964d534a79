import { useState } from "react";
import { fill } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { Badge } from "../components/badge.tsx";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { Panel } from "../components/panel.tsx";
import { ConfirmButton } from "../components/question.tsx";
import { InviteLink } from "../game/invite-link.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import { OwnRound } from "./own-round.tsx";
import { TakePart } from "./take-part.tsx";
import styles from "./tournament.module.css";
import { goOnWithout, useTournament } from "./tournament-calls.ts";
import { RoundPairings, TournamentTable } from "./tournament-table.tsx";

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
        <p className={layoutStyles.notice} role="status">
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

/** Lets the organiser go on without a player for whom the round waits; nothing where it waits for nobody. */
function WaitedFor({ tournament }: { tournament: TournamentReply }) {
  const { game, rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const [busy, setBusy] = useState(false);
  const { id, pairings, players, round, you } = tournament;
  const undecided = pairings.filter((pairing) => pairing.round === round && pairing.outcome === null);
  const numbers = undecided.flatMap(({ one, two }) => [one, two]);
  const waitedFor = players.filter(
    ({ number, present }) => present && number !== you && numbers.includes(number),
  );
  if (waitedFor.length === 0) return null;

  async function goOn(number: number) {
    setBusy(true);
    await goOnWithout(game, id, number);
    setBusy(false);
  }
  return (
    <Panel className={layoutStyles.stack} aria-label={texts.withoutTitle}>
      <h3>{texts.withoutTitle}</h3>
      {waitedFor.map(({ number, name }) => (
        <ConfirmButton
          key={number}
          wide
          busy={busy}
          question={fill(texts.withoutAsk, { name })}
          confirm={texts.withoutIt}
          onClick={() => void goOn(number)}
        >
          {fill(texts.without, { name })}
        </ConfirmButton>
      ))}
    </Panel>
  );
}

/** Who has joined a tournament that has not begun, in their order. */
function PlayerList({ tournament }: { tournament: TournamentReply }) {
  const { players, you, isOrganiser, organiser } = tournament;
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { mostPlayers } = rules.pvp.tournament;
  const heading = fill(texts.players, { n: players.length, max: mostPlayers });
  const hint = isOrganiser
    ? fill(texts.startHint, { n: mostPlayers })
    : fill(texts.waitHint, { name: organiser });
  return (
    <Panel className={layoutStyles.stack} aria-label={heading}>
      <h3>{heading}</h3>
      <p className={layoutStyles.muted}>{hint}</p>
      {players.length === 0 ? <p>{texts.nobody}</p> : null}
      <ol className={styles.players}>
        {players.map(({ number, name }) => (
          <li key={number} data-own={number === you || undefined}>
            <bdi>{name}</bdi> {number === you ? <Badge tone="info">{texts.you}</Badge> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
