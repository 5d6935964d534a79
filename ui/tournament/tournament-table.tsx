import { useState } from "react";
import { fill, numberText } from "../../rules/index.ts";
import type { TournamentPairingReply, TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { Badge } from "../components/badge.tsx";
import { classNames } from "../components/class-names.ts";
import layoutStyles from "../components/layout/layout.module.css";
import { PageTurner } from "../components/page-turner.tsx";
import { Panel } from "../components/panel.tsx";
import styles from "./tournament-table.module.css";

/** The table with its tie-breaks (`api-contract.md` 4.4). */
export function TournamentTable({ tournament: { players, you } }: { tournament: TournamentReply }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { rank, player, points, buchholz, sonnebornBerger } = texts.columns;
  return (
    <section className={layoutStyles.stack} aria-label={texts.table}>
      <table className={classNames(layoutStyles.table, styles.table)} aria-label={texts.table}>
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
      <p className={layoutStyles.muted}>{texts.tieBreaks}</p>
    </section>
  );
}

/** The pairings of a round with their results; earlier rounds can be looked at. */
export function RoundPairings({ tournament }: { tournament: TournamentReply }) {
  const texts = useBattleClient().rules.texts.tournament;
  const { pairings, players, you } = tournament;
  const [chosen, setChosen] = useState<number | null>(null);
  const round = chosen ?? tournament.round;
  const heading = fill(texts.pairings, { round });
  const nameOf = (number: number | null) => players.find((player) => player.number === number)?.name ?? "";
  const { rounds } = tournament;
  const { page, previous, next } = texts.pages;
  return (
    <Panel className={layoutStyles.stack} aria-label={heading}>
      <h3>{heading}</h3>
      <ol className={classNames(layoutStyles.stack, styles.pairings)}>
        {pairings
          .filter((pairing) => pairing.round === round)
          .map((pairing) => (
            <li
              key={pairing.table}
              data-own={(you !== null && [pairing.one, pairing.two].includes(you)) || undefined}
            >
              <bdi>{nameOf(pairing.one)}</bdi>
              <strong>{resultText(texts, pairing)}</strong>
              <bdi>{nameOf(pairing.two)}</bdi>
            </li>
          ))}
      </ol>
      <PageTurner
        page={round}
        pages={tournament.round}
        labels={{ page: fill(page, { round, rounds }), previous, next }}
        onTurn={setChosen}
      />
    </Panel>
  );
}

type TournamentTexts = ReturnType<typeof useBattleClient>["rules"]["texts"]["tournament"];

const POINTS = { one: ["1", "0"], two: ["0", "1"], draw: ["½", "½"], none: ["0", "0"] } as const;

function resultText(texts: TournamentTexts, { two, outcome, begun }: TournamentPairingReply): string {
  if (two === null) return texts.byeOf;
  if (outcome === null) return begun ? texts.fighting : texts.waiting;
  const [one, other] = POINTS[outcome];
  return fill(texts.score, { one, two: other });
}
