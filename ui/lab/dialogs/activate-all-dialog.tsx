import { useRef } from "react";
import { fill, type Machine, type RuleSet, rowText, type Texts } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Row, Rows } from "../../components/row.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { activateAll, isRunning, stopActivateAll, togetherText } from "../machine-list/activate-all.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import type { ActivationRun, RowOutcome } from "../state/lab-state.ts";

/** Shows the activation of all ready machines as one list, while it runs and afterwards. Closing it stops the run. */
export function ActivateAllDialog({ open }: { open: boolean }) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const run = useGameState((state) => state.activationRun);
  const first = useRef<HTMLButtonElement>(null);
  const { activateAll: texts } = rules.texts.lab;
  const labels = machineLabels(rules, lab.machines);
  const running = isRunning(run);
  function close() {
    stopActivateAll(game);
    closeDialog(game, "activateAll");
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts.title}
      description={<p aria-live="polite">{run === null ? null : progressText(rules.texts, run)}</p>}
      firstFocus={first}
      buttons={
        <>
          {run?.state === "stopped" || run?.state === "lost" ? (
            <Button needsServer tone="teal" onClick={() => void activateAll(game)}>
              {texts.goOn}
            </Button>
          ) : null}
          <Button
            ref={first}
            tone={running ? "neutral" : "gold"}
            busy={run?.state === "stopping"}
            onClick={running ? () => stopActivateAll(game) : close}
          >
            {running ? texts.stop : texts.close}
          </Button>
        </>
      }
    >
      <Rows>
        {run?.rows.map((row) => {
          const machine = lab.machines.find(({ id }) => id === row.machineId);
          return machine ? (
            <RunRowLine
              key={row.machineId}
              rules={rules}
              machine={machine}
              label={labels.get(machine.id) ?? ""}
              outcome={row.outcome}
              ended={!running}
            />
          ) : null;
        })}
      </Rows>
      {run === null || running ? null : (
        <p className={layoutStyles.boldNumbers}>{togetherText(rules, run)}</p>
      )}
    </Dialog>
  );
}

function progressText(texts: Texts, { rows, state }: ActivationRun): string {
  const { activateAll } = texts.lab;
  if (state !== "running" && state !== "stopping") return activateAll[state];
  if (rows.some(({ outcome }) => outcome.type === "asking" && outcome.again)) return activateAll.asksAgain;
  const done = rows.filter(({ outcome }) => outcome.type !== "waiting" && outcome.type !== "asking").length;
  return fill(activateAll.running, { done, number: rows.length });
}

interface RunRowLineProps {
  rules: RuleSet;
  machine: Machine;
  label: string;
  outcome: RowOutcome;
  /** The run is over: what still waits was not tried. */
  ended: boolean;
}

/** One machine of a run: what it gave, or why it was refused. */
function RunRowLine({ rules, machine, label, outcome, ended }: RunRowLineProps) {
  return (
    <Row
      picture={<MachinePicture type={machine.type} level={machine.level} size={40} />}
      name={label}
      end={<Mark outcome={outcome} rules={rules} ended={ended} />}
    >
      {outcome.type === "gave" ? (
        <span className={layoutStyles.tabular}>{rowText(rules.texts, outcome.texts)}</span>
      ) : null}
      {outcome.type === "refused" ? <span className={layoutStyles.muted}>{outcome.text}</span> : null}
    </Row>
  );
}

function Mark({ outcome, rules, ended }: Pick<RunRowLineProps, "outcome" | "rules" | "ended">) {
  const { rows, marks } = rules.texts.lab.activateAll;
  switch (outcome.type) {
    case "gave":
      return <Badge tone="success">{marks.gave}</Badge>;
    case "refused":
      return <Badge tone="warning">{marks.refused}</Badge>;
    case "waiting":
      return <span className={layoutStyles.muted}>{ended ? rows.left : rows.waiting}</span>;
    case "asking":
      return <span className={layoutStyles.muted}>{rows.asking}</span>;
    case "unanswered":
      return <Badge tone="error">{rows.unanswered}</Badge>;
  }
}
