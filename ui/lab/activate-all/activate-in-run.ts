import { noResources, RESOURCE_NAMES, type Resources } from "../../../rules/index.ts";
import type { ActivateMachineReply } from "../../../server/contract/index.ts";
import type { ApiError, ApiResult } from "../../game/api/api-result.ts";
import type { Game } from "../../game/store/game.ts";
import { textsIn } from "../../game/texts.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { activationCommand } from "../commands/activate-machine.ts";
import { changeLab } from "../commands/change-lab.ts";
import { takeActivation } from "../commands/take-activation.ts";
import { resourcesFromReply } from "../state/lab-from-reply.ts";
import type { RowOutcome } from "./activation-run.ts";

interface RunHooks {
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
export async function activateInRun(game: Game, machineId: string, hooks: RunHooks): Promise<RowOutcome> {
  const requestId = game.newId();
  const key = `activate ${machineId}`;
  const fallback = textsIn(game.store.getState()).lab.commands.cannotActivate;
  // A press on the machine itself may be on its way already.
  const isPressed = game.store.getState().pending[key] === true;
  let outcome: RowOutcome = isPressed ? { type: "refused", text: fallback } : { type: "unanswered" };
  let isUnanswered = false;
  hooks.begins();
  game.effects.emit({ type: "attend", machineId });
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
      if (isRewarded) game.sounds.emit("hit");
    },
    refused(text) {
      outcome = isUnanswered ? { type: "unanswered" } : { type: "refused", text };
    },
  });
  return outcome;
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
