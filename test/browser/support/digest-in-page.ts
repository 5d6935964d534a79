import { shippedRules } from "../../../rules/index.ts";
import { digestOfBattles } from "../../rules/battle/digest.ts";

/** Runs in the page: the digest of that many battles by the shipped rules. */
export function digestInPage(battles: number): string {
  return digestOfBattles(shippedRules, battles);
}
