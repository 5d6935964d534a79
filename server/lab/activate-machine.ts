import type { FastifyBaseLogger } from "fastify";
import {
  type Amount,
  apply,
  formatAmount,
  type Lab,
  type LabEvent,
  type MachineActivated,
  parseTokens,
  type Refusal,
  whyNot,
} from "../../rules/index.ts";
import type { ActivateMachineReply } from "../contract/index.ts";
import { refused } from "../errors/refusals.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { LedgerUnavailable } from "../ledger/gateway/gateway.ts";
import { fomoHit } from "../ledger/purposes/fomo-hit.ts";
import { configuredLedger } from "../ledger/request-checks.ts";
import { reconcileOnVisit } from "../ledger/settlement/reconcile.ts";
import type { Player } from "../store/players/players.ts";
import type { RepeatKey } from "../store/store.ts";
import { executeCommand, repeatable } from "./execute-command.ts";
import { goalsReached, machineIn, machineReply, resourcesReply } from "./replies.ts";

/**
 * Activates a machine for a player with a connected wallet. Refuses before it asks the ledger anything; the
 * cooldown is checked again when the reward is stored.
 */
export async function activateWithAccount(
  deps: AppDeps,
  activation: AccountActivation,
): Promise<ActivateMachineReply> {
  const { store, rules } = deps;
  const { player, machineId, account: address, repeat, log } = activation;
  let seen = await store.readLab(player.id);
  const unminted = seen.lab.machines.some(
    ({ id, type, lastActivated }) => id === machineId && type === "fomoHit" && lastActivated === 0,
  );
  if (unminted) {
    // The mint may have been committed meanwhile, or the badge may be older than the machine (`CON-15`, `GAP-10`).
    await reconcileOnVisit(deps, player.id, log);
    seen = await store.readLab(player.id);
  }
  const { lab, now } = seen;
  const command = { type: "activate", machineId, account: { address, staked: 0, lastRewardAt: 0 } } as const;
  const refusal = whyNot(rules, lab, command, now);
  // A repeated request is refused here as well, yet its reply may be stored.
  if (refusal && !repeat) throw refused(refusal);
  const machine = lab.machines.find(({ id }) => id === machineId);
  if (machine?.type === "incubator") return activateIncubator(deps, activation, refusal);
  const mint =
    machine?.type === "fomoHit" && machine.lastActivated === 0
      ? fomoHit.manifest(
          { network: configuredLedger(deps, player.id, fomoHit.action).network, rules },
          address,
        )
      : null;
  return executeCommand(deps, { playerId: player.id, repeat }, command, (changed, events) =>
    mint !== null && events.some(({ type }) => type === "mintRequired")
      ? { message: rules.texts.lab.activation.mintRequired, requiresMint: true, manifest: mint }
      : activationReply(changed, events),
  );
}

/** An activation by a player with a connected wallet. */
interface AccountActivation {
  player: Player;
  machineId: string;
  /** The player's own account. */
  account: string;
  repeat?: RepeatKey | undefined;
  /** Where the request came from, for the audit log. */
  askedFrom: string | null;
  log: FastifyBaseLogger;
}

/** An amount has units of a thousandth, the ledger units of 10^-18. */
const PARTS_OF_AN_AMOUNT = 10n ** 15n;

/**
 * Rewards the account's present stake (`GAP-09`). The stake is read before the store's transaction, so that no other
 * request waits for the gateway; if it cannot be read there is no reward and no cooldown. The reading is logged
 * (`ABU-16`). It is not read where the rules have refused already: then only a stored reply is looked for.
 */
async function activateIncubator(
  deps: AppDeps,
  activation: AccountActivation,
  refusal: Refusal | null,
): Promise<ActivateMachineReply> {
  const { store, rules } = deps;
  const { player, machineId, account: address, repeat, askedFrom } = activation;
  const staked = refusal ? 0 : await readStake(deps, activation);
  const answer = await store.changeLabByStake<ActivateMachineReply>(
    player.id,
    address,
    (lab, now, lastRewardAt) => {
      if (refusal) return { ok: false, refusal };
      const account = { address, staked, lastRewardAt };
      const outcome = apply(rules, lab, { type: "activate", machineId, account }, now);
      if (!outcome.ok) return outcome;
      const rewarded = outcome.events.some(
        (event) => event.type === "machineActivated" && event.cooldownStarted,
      );
      return {
        ok: true,
        reply: { reply: activationReply(lab, outcome.events), rewarded },
        events: outcome.events,
      };
    },
    { address: askedFrom, repeat: repeatable(rules, repeat) },
  );
  if (!answer.ok) throw refused(answer.refusal);
  return answer.reply;
}

async function readStake(deps: AppDeps, { player, account, log }: AccountActivation): Promise<Amount> {
  const { network, gateway } = configuredLedger(deps, player.id, "incubator");
  const held = await gateway.fungibleAmount(account, network.tokens.sCVX ?? "", true);
  log.info({ player: player.publicId, stakedCVX: held }, "stake read for an incubator");
  return stakeOf(held);
}

/** Converts a decimal string of the ledger to an amount, rounded down to thousandths. */
function stakeOf(held: string): Amount {
  const tokens = parseTokens(held);
  if (tokens === null) throw new LedgerUnavailable("the stake is no amount");
  return Number(tokens / PARTS_OF_AN_AMOUNT);
}

const BREAKDOWN_FIELDS = ["baseReward", "bonusReward", "eggsReward", "stakedCVX", "reward"] as const;

/**
 * The reply to an activation: the message, the new resources, the gains and how they were calculated
 * (`LAB-108`).
 */
export function activationReply(lab: Lab, events: LabEvent[]): ActivateMachineReply {
  const activated = events.find((event): event is MachineActivated => event.type === "machineActivated");
  if (!activated) throw new Error("An activation told nothing");
  const machine = machineIn(lab, activated.machineId);
  const reply: ActivateMachineReply = {
    message: activated.message,
    updatedResources: resourcesReply(lab.resources),
    newLastActivated: machine.lastActivated,
    gained: resourcesReply(activated.gained),
    spent: resourcesReply(activated.spent),
    machine: machineReply(machine),
  };
  for (const field of BREAKDOWN_FIELDS) {
    const amount = activated.breakdown[field];
    if (amount !== undefined) reply[field] = formatAmount(amount);
  }
  const reachedNow = goalsReached(events);
  if (reachedNow.length > 0) reply.reachedNow = reachedNow;
  return reply;
}
