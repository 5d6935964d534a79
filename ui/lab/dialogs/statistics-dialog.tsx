import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amountText, fill, RESOURCE_NAMES, type ResourceName, resourceText } from "../../../rules/index.ts";
import type { LabStatisticsReply } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import { Choice } from "../../components/choice.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { problemText } from "../../game/api/api-result.ts";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { type ChartDay, chartDays, labStatisticsQuery, sumOf } from "../state/lab-statistics.ts";
import { DayBars, dayText } from "./day-chart.tsx";
import styles from "./statistics.module.css";

/** What the lab made and spent by day and resource. */
export function StatisticsDialog({ open }: { open: boolean }) {
  const game = useGame();
  const { rules } = useLoaded();
  const { statistics } = rules.texts.lab;
  const close = () => closeDialog(game, "statistics");
  return (
    <Dialog
      open={open}
      onClose={close}
      title={statistics.title}
      description={statistics.about}
      width="wide"
      buttons={<Button onClick={close}>{rules.texts.words.close}</Button>}
    >
      {open ? <LoadedStatistics /> : null}
    </Dialog>
  );
}

function LoadedStatistics() {
  const game = useGame();
  const { rules } = useLoaded();
  const { statistics } = rules.texts.lab;
  const query = useQuery(labStatisticsQuery(game));
  if (query.data === undefined) return <p aria-busy="true">{statistics.loading}</p>;
  if (query.data.ok) return <Statistics reply={query.data.reply} />;
  return (
    <>
      <p role="alert">{problemText(query.data.problem, statistics.failed)}</p>
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        {statistics.tryAgain}
      </Button>
    </>
  );
}

function Statistics({ reply }: { reply: LabStatisticsReply }) {
  const { rules } = useLoaded();
  const { texts } = rules;
  const { statistics } = texts.lab;
  const [resource, setResource] = useState<ResourceName>("tcorvax");
  const [number, setNumber] = useState(30);
  const days = chartDays(reply, resource, number);
  const { made, spent } = sumOf(days);
  return (
    <div className={layoutStyles.looseStack}>
      <div className={styles.choices}>
        <Choice
          label={statistics.resource}
          value={resource}
          options={RESOURCE_NAMES.map((value) => ({ value, text: resourceText(rules, value) }))}
          onChange={setResource}
        />
        <Choice
          label={statistics.period}
          value={number}
          options={[7, 30, reply.keptDays].map((value) => ({
            value,
            text: fill(statistics.days, { number: value }),
          }))}
          onChange={setNumber}
        />
      </div>
      <p className={layoutStyles.boldNumbers} aria-live="polite">
        {fill(statistics.sum, { made: amountText(texts, made), spent: amountText(texts, spent) })}
      </p>
      <DayBars days={days} />
      <DayTable days={days} />
    </div>
  );
}

/** The days on which something changed as a table, the latest first. */
function DayTable({ days }: { days: readonly ChartDay[] }) {
  const texts = useTexts();
  const { statistics } = texts.lab;
  const changed = days.filter(({ made, spent }) => made > 0 || spent > 0).reverse();
  if (changed.length === 0) return <p>{statistics.nothing}</p>;
  return (
    <details className={styles.details}>
      <summary>{statistics.asTable}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{statistics.day}</th>
            <th scope="col">{statistics.made}</th>
            <th scope="col">{statistics.spent}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map(({ day, made, spent }) => (
            <tr key={day}>
              <th scope="row">{dayText(texts.language, day)}</th>
              <td>{amountText(texts, made)}</td>
              <td>{amountText(texts, spent)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
