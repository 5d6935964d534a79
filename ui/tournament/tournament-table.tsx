import { numberText } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { Badge } from "../components/badge.tsx";
import styles from "./tournament-table.module.css";

/** The table with its tie-breaks (`api-contract.md` 4.4). */
export function TournamentTable({ tournament: { players, you } }: { tournament: TournamentReply }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { rank, player, points, buchholz, sonnebornBerger } = texts.columns;
  return (
    <section className={styles.part} aria-label={texts.table}>
      <table className={styles.table} aria-label={texts.table}>
        <thead>
          <tr>
            {[rank, player, points, buchholz, sonnebornBerger].map(({ name, short }) => (
              <th key={name} scope="col" aria-label={name}>
                <span className={styles.name}>{name}</span>
                <abbr className={styles.short} title={name}>
                  {short}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((row) => (
            <tr
              key={row.number}
              data-own={row.number === you || undefined}
              data-left={!row.present || undefined}
            >
              <td>{row.rank}</td>
              <th scope="row">
                <bdi>{row.name}</bdi> {row.number === you ? <Badge tone="info">{texts.you}</Badge> : null}{" "}
                {row.present ? null : <Badge>{texts.left}</Badge>}
              </th>
              {[row.points, row.buchholz, row.sonnebornBerger].map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: three columns in a fixed order
                <td key={index}>{numberText(rules.texts, value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{texts.tieBreaks}</p>
    </section>
  );
}
