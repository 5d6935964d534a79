import { openTable, section } from "../../page/html.ts";
import { page } from "../../page/page.ts";
import type { MetagameResult } from "../result/metagame-result.ts";
import { answers } from "./metagame-text.ts";

/** The page of `metagame`. */
export function metagamePage(result: MetagameResult): string {
  return page(
    "Which decks rule",
    [`seed ${result.seed}`],
    section("In short", answers(result).join(" ")),
    openTable("", [""], []),
  );
}
