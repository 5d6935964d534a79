import { readOrder } from "../../../../rules/cli/command/command.ts";
import type { Field } from "../../../../rules/cli/metagame/play/lane.ts";
import { metagameReport } from "../../../../rules/cli/metagame/report/metagame-report.ts";
import { runMetagame } from "../../../../rules/cli/metagame/run-metagame.ts";
import { metagame } from "../../../../rules/cli/metagame.ts";
import { reportText } from "../../../../rules/cli/report/report-text.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";

/** Plays in this thread what workers would play. */
export const playHere: Field["pool"] = {
  play: async (runs) =>
    runs.map(({ rules, plan, battles }) => playPart(rules, plan, { from: 1, to: battles }, false)),
};

/** The result of a command line, and what it prints. `isStopped` as Ctrl-C would. */
export async function metagameOf(
  flags: string[],
  isStopped: () => boolean = () => false,
  pool: Field["pool"] = playHere,
) {
  const { order } = readOrder(metagame, flags);
  const result = await runMetagame(order, {
    pool,
    isStopped,
    onBattles() {},
  });
  return { result, text: reportText(metagameReport(result)) };
}
