import { useRef } from "react";
import {
  amountText,
  fill,
  listText,
  RESOURCE_NAMES,
  type RuleSet,
  type Texts,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Rows } from "../../components/row.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { closeDialog } from "../../game/store/dialogs.ts";
import { machineLabels } from "../machine-list/machine-labels.ts";
import styles from "./activate-all.module.css";
import { activateAll, stopActivateAll } from "./activate-all.ts";
import { type ActivationRun, changeBy, isRunning } from "./activation-run.ts";
import { RunRowLine } from "./run-row-line.tsx";

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
      {run === null || running ? null : <p className={styles.together}>{togetherText(rules, run)}</p>}
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

function togetherText(rules: RuleSet, run: ActivationRun): string {
  const { texts } = rules;
  const change = changeBy(run);
  const { gained, spent } = texts.lab.activation;
  const changes = RESOURCE_NAMES.filter((name) => change[name] !== 0).map((name) =>
    fill(change[name] > 0 ? gained : spent, {
      amount: amountText(texts, Math.abs(change[name])),
      resource: rules.resourceNames[name],
    }),
  );
  if (changes.length === 0) return texts.lab.activateAll.nothing;
  return fill(texts.lab.activateAll.together, { gains: listText(texts, changes) });
}
