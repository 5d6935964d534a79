import type { FastifyBaseLogger } from "fastify";
import { type Amount, apply, parseTokens } from "../../rules/index.ts";
import type { AppDeps } from "../app-deps.ts";
import type { ActivateMachineReply } from "../contract/index.ts";
import { refused } from "../http-errors/refused.ts";
import { configuredLedger } from "../ledger/configured-ledger.ts";
import { LedgerUnavailable } from "../ledger/gateway/ledger-unavailable.ts";
import type { Player } from "../store/player.ts";
import { activationReply } from "./activation-reply.ts";

/** An activation by a player with a connected wallet. */
export interface AccountActivation {
  player: Player;
  machineId: string;
  /** The player's own account. */
  account: string;
  log: FastifyBaseLogger;
}

/** An amount has units of a thousandth, the ledger units of 10^-18. */
const PARTS_OF_AN_AMOUNT = 10n ** 15n;

/**
 * Rewards the account's present stake (`GAP-09`). The stake is read before the store's transaction, so that no other
 * request waits for the gateway; if it cannot be read there is no reward and no cooldown. The reading is logged
 * (`ABU-16`).
 */
export async function activateIncubator(
  deps: AppDeps,
  { player, machineId, account: address, log }: AccountActivation,
): Promise<ActivateMachineReply> {
  const { store, rules } = deps;
  const { network, gateway } = configuredLedger(deps, player.id, "incubator");
  const held = await gateway.fungibleAmount(address, network.tokens.sCVX ?? "", true);
  log.info({ player: player.publicId, stakedCVX: held }, "stake read for an incubator");
  const staked = stakeOf(held);
  const answer = await store.changeLabByStake<ActivateMachineReply>(
    player.id,
    address,
    (lab, now, lastRewardAt) => {
      const account = { address, staked, lastRewardAt };
      const outcome = apply(rules, lab, { type: "activate", machineId, account }, now);
      if (!outcome.ok) return outcome;
      const rewarded = outcome.events.some(
        (event) => event.type === "machineActivated" && event.cooldownStarted,
      );
      return { ok: true, reply: { reply: activationReply(lab, outcome.events), rewarded } };
    },
  );
  if (!answer.ok) throw refused(answer.refusal);
  return answer.reply;
}

/** Converts a decimal string of the ledger to an amount, rounded down to thousandths. */
function stakeOf(held: string): Amount {
  const tokens = parseTokens(held);
  if (tokens === null) throw new LedgerUnavailable("The stake is no amount");
  return Number(tokens / PARTS_OF_AN_AMOUNT);
}
