import { basename } from "node:path";
import { MACHINE_TYPES } from "../../index.ts";
import { problemsOf } from "../../validation.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import { readJson } from "../input/read-json.ts";
import { DAYS, POLICY_SCHEMA, type Policy } from "./policy.ts";
import { readWishes, WISH_FORMS, type Wish } from "./wish.ts";

/** A policy with its name and its wishes as the simulation reads them. */
export interface NamedPolicy {
  name: string;
  policy: Policy;
  wishes: readonly Wish[];
}

/** The policies that `--policy` names: one of those that come with the tool, all of them, or a file. */
export function readPolicies(value: string): NamedPolicy[] {
  const names = Object.keys(NAMED_POLICIES);
  if (value === SIMPLE) return simplePolicies();
  if (value === "all")
    return names.map((name) => policyOf(name, `policies/${name}.json`, NAMED_POLICIES[name]));
  if (Object.hasOwn(NAMED_POLICIES, value))
    return [policyOf(value, `policies/${value}.json`, NAMED_POLICIES[value])];
  if (!value.endsWith(".json"))
    throw badInput(
      "--policy",
      JSON.stringify(value),
      `are ${names.join(", ")}, all, ${SIMPLE}, or a JSON file`,
    );
  return [policyOf(basename(value, ".json"), value, readJson(value))];
}

/** In place of a policy: all simple ones, to look for dead ends. */
export const SIMPLE = "simple";

/** Players of one visit a day who save for nothing: each wants another machine first, then whatever is cheapest. */
function simplePolicies(): NamedPolicy[] {
  const visits = [{ days: [...DAYS], times: ["18:00"] }];
  const { wallet, stakedCvx, mostPurchases } = twiceADay;
  const player = { visits, variesByMinutes: 30, missedShare: 0, mostPurchases, keeps: {}, wallet, stakedCvx };
  const firsts = [[], ...MACHINE_TYPES.map((type) => [`build ${type}`])];
  return firsts.map((first) => {
    const name = first[0] === undefined ? "anything" : `${first[0]} first`;
    const description = `Comes once a day, ${name}, then the cheapest thing`;
    return policyOf(name, SIMPLE, { ...player, description, wants: [...first, "anything"] });
  });
}

/** Checks the content of a policy file; refuses it with a sentence. */
export function policyOf(name: string, file: string, content: unknown): NamedPolicy {
  const [problem] = problemsOf(file, POLICY_SCHEMA, content);
  if (problem !== undefined) throw new BadInput(problem);
  const policy = content as Policy;
  return { name, policy, wishes: wishesOf(file, policy.wants) };
}

function wishesOf(file: string, texts: readonly string[]): Wish[] {
  return readWishes(texts).map((wish, index) => {
    if (typeof wish === "string")
      throw badInput(`${file}: wants.${index}`, JSON.stringify(wish), `are ${WISH_FORMS}`);
    return wish;
  });
}

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
