import { shippedRules } from "../../../index.ts";
import { counted } from "../../terminal/counted.ts";
import type { ComparedPolicy, EconomyResult } from "../result/economy-result.ts";
import type { PolicyResult } from "../result/policy-result.ts";
import { sameLabsSentence } from "./same-labs.ts";
import { ASKED, daysText, figure, reasonName, shareText } from "./words.ts";

/** The answers of a policy under the shipped rules and under the overlay, with what they are about. */
export function headlinesOf(
  compared: ComparedPolicy,
  { overlay, weeks }: Pick<EconomyResult, "overlay" | "weeks">,
): { name: string; text: string }[] {
  const { policy, shipped, overlay: after } = compared;
  return [
    { name: policy, text: headlineOf(shipped, weeks) },
    ...(after
      ? [
          {
            name: `${policy}, ${overlay?.file}`,
            text: sameLabsSentence(compared) ?? headlineOf(after, weeks),
          },
        ]
      : []),
  ];
}

/** The answer to "how long until" in one sentence, with what the player earns and waits for. */
function headlineOf(result: PolicyResult, weeks: number): string {
  const { milestones, gainADay, waits, stuck } = result;
  const find = (name: string) => milestones.find((one) => one.name === name);
  const reached = ASKED.flatMap((name) => {
    const milestone = find(name);
    if (!milestone || milestone.days.median === null) return [];
    const isAtOnce = milestone.days.median === 0;
    return [`${name} ${isAtOnce ? "at the first visit" : `after ${daysText(result, name, weeks)}`}`];
  });
  const missing = ASKED.filter((name) => find(name)?.days.median == null);
  const falls = stuck.map(({ name, changeADay }) => {
    const resource = shippedRules.resourceNames[name];
    return changeADay < 0
      ? `${resource} falls by ${figure(-changeADay)} a day`
      : `${resource} stays as it is`;
  });
  const never =
    missing.length === 0
      ? []
      : falls.length > 0
        ? [`never ${missing.join(", never ")}: ${falls.join(", ")}`]
        : [`in ${counted(weeks, "week")} no ${missing.join(", no ")}`];
  const { firstDay, weeks: gains } = gainADay;
  const earns = `${figure(firstDay.tcorvax)} ${shippedRules.resourceNames.tcorvax} on day 1, ${figure(gains.at(-1)?.tcorvax ?? 0)} a day in week ${weeks}`;
  const waiting = Object.entries(waits.purchases)
    .slice(0, 2)
    .map(([name, share]) => `${reasonName(shippedRules, name)} ${shareText(share)}`);
  return `${[...reached, ...never].join("; ")}. Earns ${earns}. Waits for ${waiting.join(", ")} of visits.`;
}
