import { BadWish, type DevLedger, type Gifts, type GivenIds } from "../dev-ledger/dev-ledger.ts";
import { invalidInput } from "../failures/failures.ts";

/** Gives an account tokens; what the rules do not know is the caller's mistake. */
export async function given(ledger: DevLedger, account: string, gifts: Gifts): Promise<GivenIds> {
  try {
    return await ledger.give(account, gifts);
  } catch (error) {
    throw error instanceof BadWish ? invalidInput(error.message) : error;
  }
}
