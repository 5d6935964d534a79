import type { LabCommand } from "../../../rules/index.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

/**
 * The activation of a machine as the rules can be asked about it here: what the account holds and when it was
 * rewarded last is known to the server only.
 */
export function activationCommand(state: Pick<GameState, "wallet">, machineId: string): LabCommand {
  const address = accountInUse(state);
  const account = address === null ? null : { address, staked: 0, lastRewardAt: 0 };
  return { type: "activate", machineId, account };
}
