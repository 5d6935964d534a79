import { InvalidInput } from "../dev-ledger/dev-ledger.ts";
import { developmentProblem } from "../errors/failure.ts";

/** Waits for a gift; input that the rules do not know becomes `invalid_input`. */
export async function given<Gift>(gift: Promise<Gift>): Promise<Gift> {
  try {
    return await gift;
  } catch (error) {
    throw error instanceof InvalidInput ? developmentProblem(error.message) : error;
  }
}
