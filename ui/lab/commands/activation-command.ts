import type { LabCommand } from "../../../rules/index.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";

/**
 * Returns the activation command with what the client knows; only the server knows the account's stake and the time
 * of its last reward.
 */
export function activationCommand(state: Pick<GameState, "wallet">, machineId: string): LabCommand {
  const address = accountInUse(state);
  const account = address === null ? null : { address, staked: 0, lastRewardAt: 0 };
  return { type: "activate", machineId, account };
}
