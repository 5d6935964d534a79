import active from "./policies/active.json" with { type: "json" };
import greedy from "./policies/greedy.json" with { type: "json" };
import newcomer from "./policies/newcomer.json" with { type: "json" };
import twiceADay from "./policies/twice-a-day.json" with { type: "json" };
import weekends from "./policies/weekends.json" with { type: "json" };

/** The policies that come with the tool, by the name of their file; `read-policy.ts` checks their content. */
export const NAMED_POLICIES: Readonly<Record<string, unknown>> = {
  active,
  "twice-a-day": twiceADay,
  weekends,
  greedy,
  newcomer,
};
