import { useEffect } from "react";
import { useStore } from "zustand";
import { fill } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Row, Rows } from "../../components/row.tsx";
import { announce } from "../../game/store/notify.ts";
import { useTexts } from "../../game/texts.ts";
import type { TrainingRow } from "./kept-training.ts";
import { lookAgain, type OpenTraining, showMenu, startRow } from "./open-training.ts";
import { PointsNotes } from "./points-text.tsx";

interface TrainingSummaryProps {
  training: OpenTraining;
  row: TrainingRow;
}

/** How a row went: what was solved, the rating before and after, and each missed position to look at again. */
export function TrainingSummary({ training, row }: TrainingSummaryProps) {
  const { game, positions } = training;
  const texts = useTexts();
  const { numbered, training: words } = texts.positions;
  const { summary } = words;
  const { rating } = useStore(training.store, (state) => state.training);
  const solved = row.tried.filter(({ reached }) => reached).length;
  const themes = new Map(positions.rows.map(({ id, theme }) => [id, theme]));
  // Without those that only an earlier release had.
  const missed = [...new Set(row.tried.flatMap(({ id, reached }) => (reached || !themes.has(id) ? [] : id)))];
  const result = fill(summary.solved, { solved, number: row.tried.length });
  const points = fill(summary.rating, {
    before: Math.round(row.pointsBefore),
    after: Math.round(rating.rating),
  });
  useEffect(() => announce(game, result), [game, result]);
  return (
    <BattlePage
      title={summary.title}
      buttons={
        <>
          <Button wide onClick={() => showMenu(training)}>
            {summary.other}
          </Button>
          <Button wide tone="gold" onClick={() => startRow(training, row.theme)}>
            {summary.again}
          </Button>
        </>
      }
    >
      <div className={layoutStyles.looseStack}>
        <div className={layoutStyles.closeStack}>
          <h3 className={layoutStyles.sectionHeading}>{result}</h3>
          <p className={layoutStyles.heading}>{points}</p>
        </div>
        {missed.length === 0 ? null : (
          <section className={layoutStyles.closeStack}>
            <h3 className={layoutStyles.smallHeading}>{summary.missed}</h3>
            <p className={layoutStyles.muted}>{summary.comesBack}</p>
            <Rows label={summary.missed}>
              {missed.map((id) => {
                const theme = themes.get(id);
                const name = fill(numbered, { number: id });
                return (
                  <Row
                    key={id}
                    name={name}
                    end={
                      <Button
                        size="small"
                        aria-label={`${summary.look}: ${name}`}
                        onClick={() => lookAgain(training, id)}
                      >
                        {summary.look}
                      </Button>
                    }
                  >
                    <span className={layoutStyles.muted}>{theme ? words.kinds[theme] : null}</span>
                  </Row>
                );
              })}
            </Rows>
          </section>
        )}
        <PointsNotes training={training} />
      </div>
    </BattlePage>
  );
}
