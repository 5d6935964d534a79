import { fill } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { Badge } from "../components/badge.tsx";
import { Panel } from "../components/panel.tsx";
import styles from "./tournament.module.css";

/** Who has joined a tournament that has not begun, in their order. */
export function PlayerList({ tournament }: { tournament: TournamentReply }) {
  const { players, you, isOrganiser, organiser } = tournament;
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { mostPlayers } = rules.pvp.tournament;
  const heading = fill(texts.players, { n: players.length, max: mostPlayers });
  const hint = isOrganiser
    ? fill(texts.startHint, { n: mostPlayers })
    : fill(texts.waitHint, { name: organiser });
  return (
    <Panel className={styles.part} aria-label={heading}>
      <h3>{heading}</h3>
      <p className={styles.hint}>{hint}</p>
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
