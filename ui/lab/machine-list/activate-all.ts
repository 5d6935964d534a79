import {
  amountText,
  fill,
  listText,
  nextActivation,
  noResources,
  RESOURCE_NAMES,
  type Resources,
  type RuleSet,
  readyMachines,
  resourceText,
} from "../../../rules/index.ts";
import type { ActivateMachineReply } from "../../../server/contract/index.ts";
import type { ApiError, ApiResult } from "../../game/api/api-result.ts";
import { openDialog } from "../../game/store/dialogs.ts";
import { type Game, serverNow } from "../../game/store/game.ts";
import { announce } from "../../game/store/notify.ts";
import { textsIn } from "../../game/texts.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activationCommand } from "../commands/activate-machine.ts";
import { takeActivation } from "../commands/activation-reply.ts";
import { changeLab } from "../commands/change-lab.ts";
import { beginRound, type Given, type RoundPlayer } from "../commands/collecting-round.ts";
import { resourcesFromReply } from "../state/lab-from-reply.ts";
import type { ActivationRun, LabSlice, RowOutcome } from "../state/lab-state.ts";

/** Activates all that is ready; while that goes on, shows it as a list. */
export function collect(game: Game): void {
  if (isCollecting(game.store.getState())) showList(game);
  else void activateAll(game);
}

/**
 * Activates every machine that is ready, in the order of the rules: one request each, one at a time. The avatar goes
 * round and collects what they give; where the room does not show that, and where the server does not answer, the run
 * is a list in a dialog. It ends early when it is stopped, when the server does not answer, or when another player logs
 * in.
 */
export async function activateAll(game: Game): Promise<void> {
  const { rules, lab, owner, activationRun } = game.store.getState();
  if (!rules || !lab || isRunning(activationRun)) return;
  const ids = readyMachines(rules, lab, serverNow(game)).map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = ids.map((machineId) => ({ machineId, outcome: { type: "waiting" } as const }));
  game.store.setState({ activationRun: { rows, state: "running" } });
  const round = beginRound(game, ids);
  if (!round) showList(game);
  const waiting = new Set(ids);
  const goesOn = () => game.store.getState().owner === owner && runState(game) === "running";
  while (goesOn()) {
    const machineId = nextOf(game, waiting);
    if (machineId === null) break;
    waiting.delete(machineId);
    const outcome = await activateInRun(game, machineId, {
      round,
      goesOn,
      asksAgain: () => {
        showOutcomeOf(game, machineId, { type: "asking", again: true });
        if (round) showList(game);
      },
      begins: () => showOutcomeOf(game, machineId, { type: "asking", again: false }),
    });
    if (game.store.getState().owner !== owner) return;
    showOutcomeOf(game, machineId, outcome);
    if (outcome.type === "unanswered") endRun(game, "lost");
  }
  endRun(game, waiting.size === 0 ? "finished" : "stopped");
  if (round) tellSum(game, round);
}

/** Screen readers say the sum at once, the avatar shows it at the end of its way. */
function tellSum(game: Game, round: RoundPlayer): void {
  const { rules, activationRun } = game.store.getState();
  if (!rules || !activationRun) return;
  announce(game, togetherText(rules, activationRun));
  round.ends(changeBy(activationRun));
  if (activationRun.state === "lost") showList(game);
}

/** Shows the run as a list; after a battle, if one has begun meanwhile. */
function showList(game: Game): void {
  openDialog(game, { kind: "activateAll" });
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

interface RunHooks {
  /** The avatar's round, if the run shows in the room. */
  round: RoundPlayer | null;
  /** False once the player has stopped the run. */
  goesOn(): boolean;
  begins(): void;
  asksAgain(): void;
}

/** Pauses before the same request is sent again, in milliseconds. */
const PAUSES_MS = [400, 1_000, 2_000, 4_000, 8_000] as const;
const RATE_LIMITED = "rate_limited";
const NO_RESOURCE = { tcorvax: "0", catNips: "0", energy: "0", eggs: "0" };

/**
 * Activates one machine of a run. A lost answer is asked for again with the same request id, so that the machine gives
 * once, however bad the connection is.
 */
async function activateInRun(game: Game, machineId: string, hooks: RunHooks): Promise<RowOutcome> {
  const requestId = game.newId();
  const key = `activate ${machineId}`;
  const fallback = textsIn(game.store.getState()).lab.commands.cannotActivate;
  // A press on the machine itself may be on its way already.
  const isPressed = game.store.getState().pending[key] === true;
  let outcome: RowOutcome = isPressed ? { type: "refused", text: fallback } : { type: "unanswered" };
  let given: Given | null = null;
  let isUnanswered = false;
  hooks.begins();
  const { round } = hooks;
  if (round) round.asks(machineId);
  else game.effects.emit({ type: "attend", machineId });
  await changeLab<ActivateMachineReply>(game, {
    key,
    prepare() {
      const state = game.store.getState();
      const accountAddress = accountInUse(state);
      const body = { machineId, requestId, ...(accountAddress === null ? {} : { accountAddress }) };
      const call = () => game.api.call("POST /api/activateMachine", { body });
      return {
        command: activationCommand(state, machineId),
        call: async () => {
          const answer = await askUntilAnswered(game, call, hooks);
          isUnanswered = !answer.ok && isLost(answer.problem);
          return answer;
        },
      };
    },
    repeatable: false,
    fallback,
    accepted(reply) {
      const { texts: lines = [], isRewarded = false } = takeActivation(game, machineId, reply) ?? {};
      outcome = { type: "gave", texts: lines.map(({ text }) => text), change: changeOf(reply) };
      given = { gained: resourcesFromReply(reply.gained ?? NO_RESOURCE), isRewarded };
      if (isRewarded && !round) game.sounds.emit("hit");
    },
    refused(text) {
      outcome = isUnanswered ? { type: "unanswered" } : { type: "refused", text };
    },
  });
  if (round) showInRoom(game, round, outcome, given);
  return outcome;
}

/** The avatar shows what a machine gave; screen readers say at once why another one was refused. */
function showInRoom(game: Game, round: RoundPlayer, outcome: RowOutcome, given: Given | null): void {
  if (outcome.type === "refused") {
    announce(game, outcome.text);
    round.answered({ gained: noResources(), isRewarded: false, text: outcome.text, isRefusal: true });
  }
  if (outcome.type !== "gave" || !given) return;
  const gaveSomething = RESOURCE_NAMES.some((name) => given.gained[name] > 0);
  round.answered({ ...given, text: gaveSomething ? null : (outcome.texts[0] ?? null), isRefusal: false });
}

function changeOf({ gained, spent }: ActivateMachineReply): Resources {
  const gave = resourcesFromReply(gained ?? NO_RESOURCE);
  const took = resourcesFromReply(spent ?? NO_RESOURCE);
  const change = noResources();
  for (const name of RESOURCE_NAMES) change[name] = gave[name] - took[name];
  return change;
}

async function askUntilAnswered<Reply>(
  game: Game,
  call: () => Promise<ApiResult<Reply>>,
  { goesOn, asksAgain }: RunHooks,
): Promise<ApiResult<Reply>> {
  let answer = await call();
  for (const pause of PAUSES_MS) {
    if (answer.ok || !isLost(answer.problem) || !goesOn()) return answer;
    asksAgain();
    await game.pause(pause);
    answer = await call();
  }
  return answer;
}

function isLost(problem: ApiError): boolean {
  return problem.kind === "unreachable" || (problem.kind === "refused" && problem.code === RATE_LIMITED);
}

/** Whether machines are activated, or the eye still follows that. */
export function isCollecting({ activationRun, round }: Pick<LabSlice, "activationRun" | "round">): boolean {
  return isRunning(activationRun) || round !== null;
}

export function isRunning(run: ActivationRun | null): boolean {
  return run?.state === "running" || run?.state === "stopping";
}

/** How a run changed the resources: the sum of what it gave, without what it took. */
export function changeBy({ rows }: ActivationRun): Resources {
  const sum = noResources();
  for (const { outcome } of rows)
    if (outcome.type === "gave") for (const name of RESOURCE_NAMES) sum[name] += outcome.change[name];
  return sum;
}

/** Says what a run gave and took together. */
export function togetherText(rules: RuleSet, run: ActivationRun): string {
  const { texts } = rules;
  const change = changeBy(run);
  const { gained, spent } = texts.lab.activation;
  const changes = RESOURCE_NAMES.filter((name) => change[name] !== 0).map((name) =>
    fill(change[name] > 0 ? gained : spent, {
      amount: amountText(texts, Math.abs(change[name])),
      resource: resourceText(rules, name, Math.abs(change[name])),
    }),
  );
  if (changes.length === 0) return texts.lab.activateAll.nothing;
  return fill(texts.lab.activateAll.together, { gains: listText(texts, changes) });
}
