import { formatAmount, type Lab, RESOURCE_NAMES } from "../../rules/index.ts";
import type { GainedResources } from "./audit-event.ts";
import type { LabWork } from "./lab-work.ts";

/** Work on a lab that remembers what it changed of the resources. */
export interface MeasuredWork<Reply> {
  work: LabWork<Reply>;
  gained(): GainedResources;
}

/** The same work, measured: upkeep that falls due with it counts as well. */
export function measured<Reply>(work: LabWork<Reply>): MeasuredWork<Reply> {
  let gained: GainedResources = {};
  return {
    work: (lab, now) => {
      const before = { ...lab.resources };
      const answer = work(lab, now);
      gained = differenceOf(before, lab.resources);
      return answer;
    },
    gained: () => gained,
  };
}

function differenceOf(before: Lab["resources"], after: Lab["resources"]): GainedResources {
  const changed = RESOURCE_NAMES.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, formatAmount(after[name] - before[name])]));
}
