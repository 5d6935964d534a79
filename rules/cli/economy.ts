import { BATTLE_FLAGS } from "./command/battle-flags.ts";
import { newCommand } from "./command/command.ts";
import { rulesFile, text, wholeNumber } from "./command/flags.ts";
import { NAMED_POLICIES, readPolicies, SIMPLE } from "./economy/policy.ts";
import { dayRows, economyReport } from "./economy/report/economy-report.ts";
import { economyResult } from "./economy/result/economy-result.ts";
import { rulesBefore } from "./input/read-rules.ts";

const POLICIES = [...Object.keys(NAMED_POLICIES), "all", SIMPLE];

/** `npm run economy`: plays labs for weeks and prints how they develop. */
export const economy = newCommand({
  name: "economy",
  what: "Plays labs for weeks and prints when players reach what, what a day brings, and what they wait for.",
  labels: {
    policy: "Player",
    players: "Players of each kind",
  },
  flags: {
    policy: {
      ...text(
        [...POLICIES, "FILE"].join("|"),
        `when a player comes and what it buys, several with commas between; ${SIMPLE} looks for dead ends`,
        "all",
        "policy",
      ),
      words: POLICIES,
    },
    weeks: wholeNumber({ min: 1, max: 260 }, "weeks from the first visit", 12),
    players: wholeNumber({ min: 1, max: 10_000 }, "players for each policy, at slightly different times", 10),
    seed: { ...BATTLE_FLAGS.seed, what: "player i has the seed SEED:i" },
    rules: rulesFile("an overlay to compare with the shipped rules"),
  },
  read({ flags: { policy, weeks, players, seed, rules }, notice }) {
    const shipped = rulesBefore(rules, notice);
    return {
      ...{ policies: readPolicies(policy), weeks, players, seed, shipped: shipped ?? rules },
      changed: shipped && { file: rules.file ?? "", named: rules },
    };
  },
  play(order, { signal, progress }) {
    const total = order.policies.length * order.players;
    return economyResult(
      order,
      () => signal.aborted,
      (policy) => progress(1, total, policy),
    );
  },
  show: {
    report: economyReport,
    json: (result) => result,
    csv: dayRows,
  },
});
