import { nextActivation, readyMachines } from "../../../rules/index.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import { activationCommand } from "../commands/activate-machine.ts";
import { activateInRun } from "./activate-in-run.ts";
import { isRunning, type RowOutcome } from "./activation-run.ts";

/**
 * Activates every machine that is ready, in the order of the rules: one request each, one at a time. The run shows in
 * its dialog and ends early when it is stopped, when the server does not answer, or when another player logs in.
 */
export async function activateAll(game: Game): Promise<void> {
  const { rules, lab, owner, activationRun } = game.store.getState();
  if (!rules || !lab || isRunning(activationRun)) return;
  const ids = readyMachines(rules, lab, serverNow(game)).map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = ids.map((machineId) => ({ machineId, outcome: { type: "waiting" } as const }));
  game.store.setState({ activationRun: { rows, state: "running" } });
  openDialog(game, { kind: "activateAll" });
  const waiting = new Set(ids);
  const goesOn = () => game.store.getState().owner === owner && runState(game) === "running";
  while (goesOn()) {
    const machineId = nextOf(game, waiting);
    if (machineId === null) break;
    waiting.delete(machineId);
    const outcome = await activateInRun(game, machineId, {
      goesOn,
      asksAgain: () => showOutcomeOf(game, machineId, { type: "asking", again: true }),
      begins: () => showOutcomeOf(game, machineId, { type: "asking", again: false }),
    });
    if (game.store.getState().owner !== owner) return;
    showOutcomeOf(game, machineId, outcome);
    if (outcome.type === "unanswered") endRun(game, "lost");
  }
  endRun(game, waiting.size === 0 ? "finished" : "stopped");
}

/** Ends the run after the machine that is being activated now. */
export function stopActivateAll(game: Game): void {
  game.store.setState(({ activationRun }) => {
    if (activationRun?.state === "running") activationRun.state = "stopping";
  });
}

function nextOf(game: Game, waiting: ReadonlySet<string>): string | null {
  const state = game.store.getState();
  if (!state.rules || !state.lab) return null;
  const { account } = activationCommand(state, "");
  return nextActivation(state.rules, state.lab, waiting, account, serverNow(game))?.id ?? null;
}

function runState(game: Game) {
  return game.store.getState().activationRun?.state;
}

/** Shows how far a machine came; its row goes before those that still wait. */
function showOutcomeOf(game: Game, machineId: string, outcome: RowOutcome): void {
  game.store.setState(({ activationRun }) => {
    if (!activationRun) return;
    const { rows } = activationRun;
    const row = rows.find((candidate) => candidate.machineId === machineId);
    if (!row) return;
    row.outcome = outcome;
    const waits = (one: typeof row) => one.outcome.type === "waiting";
    activationRun.rows = [...rows.filter((one) => !waits(one)), ...rows.filter(waits)];
  });
}

function endRun(game: Game, state: "lost" | "stopped" | "finished"): void {
  game.store.setState(({ activationRun }) => {
    if (activationRun && isRunning(activationRun)) activationRun.state = state;
  });
}
