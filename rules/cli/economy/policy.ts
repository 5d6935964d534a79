import { basename } from "node:path";
import { type Static, Type } from "typebox";
import {
  adoptAt,
  copiesOf,
  isMachineType,
  type Lab,
  type LabCommand,
  MACHINE_TYPES,
  type Machine,
  type MachineType,
  nearestFreePlace,
  type Place,
  type RuleSet,
} from "../../index.ts";
import { problemsOf } from "../../validation.ts";
import { BadInput, badInput } from "../input/bad-input.ts";
import { readJson } from "../input/read-json.ts";
import active from "./policies/active.json" with { type: "json" };
import greedy from "./policies/greedy.json" with { type: "json" };
import newcomer from "./policies/newcomer.json" with { type: "json" };
import twiceADay from "./policies/twice-a-day.json" with { type: "json" };
import weekends from "./policies/weekends.json" with { type: "json" };

export const DAY_MS = 86_400_000;
export const DAYS_PER_WEEK = 7;

/** One thing that a player wants to have. */
export type Wish =
  /** The n-th machine of a type, counted from 1. */
  | { type: "build"; machineType: MachineType; copy: number }
  /** All machines of a type at this level; at least one has to exist. */
  | { type: "upgrade"; machineType: MachineType; level: number }
  | { type: "adopt" }
  /** The cheapest thing that can be bought. */
  | { type: "anything" };

export const WISH_FORMS = `build MACHINE, upgrade MACHINE to LEVEL, adopt cat, anything; MACHINE is ${MACHINE_TYPES.join(", ")}`;

const UPGRADE = /^upgrade (\w+) to ([2-9]|10)$/;
const BUILD = /^build (\w+)$/;

/** The wishes of a list of texts; the text itself for one that cannot be read. */
export function readWishes(texts: readonly string[]): (Wish | string)[] {
  const copies = new Map<string, number>();
  return texts.map((text) => {
    const [, built] = BUILD.exec(text) ?? [];
    if (built !== undefined && isMachineType(built)) {
      const copy = (copies.get(built) ?? 0) + 1;
      copies.set(built, copy);
      return { type: "build", machineType: built, copy };
    }
    const [, upgraded, level] = UPGRADE.exec(text) ?? [];
    if (upgraded !== undefined && isMachineType(upgraded))
      return { type: "upgrade", machineType: upgraded, level: Number(level) };
    if (text === "adopt cat") return { type: "adopt" };
    return text === "anything" ? { type: "anything" } : text;
  });
}

/**
 * The commands that come nearer to a wish, whether or not they are allowed yet; none once it is fulfilled. New machines
 * and pets get `newId`.
 */
export function commandsFor(rules: RuleSet, lab: Lab, wish: Wish, newId: string): LabCommand[] {
  const build = (machineType: MachineType): LabCommand => {
    return { type: "build", machineType, id: newId, ...freePlace(rules, lab) };
  };
  const upgrade = ({ id }: Machine): LabCommand => ({ type: "upgrade", machineId: id });
  switch (wish.type) {
    case "build":
      return copiesOf(lab, wish.machineType) >= wish.copy ? [] : [build(wish.machineType)];
    case "upgrade":
      return lab.machines
        .filter(({ type, level }) => type === wish.machineType && level < wish.level)
        .slice(0, 1)
        .map(upgrade);
    case "adopt": {
      const lair = lab.machines.find(({ type }) => type === "catLair");
      return lab.pets.length > 0 || !lair ? [] : [adoptAt(rules, lair, newId)];
    }
    case "anything":
      return [
        ...MACHINE_TYPES.map(build),
        ...lab.machines.map(upgrade),
        ...commandsFor(rules, lab, { type: "adopt" }, newId),
      ];
  }
}

/** The first free slot of the open rooms; in a full lab one that the rules refuse. */
function freePlace(rules: RuleSet, lab: Lab): Place {
  for (let room = 1; room <= lab.roomsUnlocked; room++) {
    const place = nearestFreePlace(rules, lab, { x: 0, y: 0, room });
    if (place) return place;
  }
  return { x: 0, y: 0, room: 1 };
}

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** When a player lets the Amplifier run. */
const AMPLIFIER = ["saving", "on", "off"] as const;

const MOST_VISITS = 48;
const MOST_WANTS = 200;
const LARGEST = 1_000_000_000;

const closed = { additionalProperties: false } as const;
const kept = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: LARGEST, description }));

/** Schema of a policy file: when a player comes, and what the player does there. */
export const POLICY_SCHEMA = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    description: Type.String({ minLength: 1, maxLength: 200, description: "The player in one sentence" }),
    visits: Type.Array(
      Type.Object(
        {
          days: Type.Array(Type.Enum([...DAYS]), { minItems: 1, description: "Days of the week" }),
          times: Type.Array(
            Type.String({ pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$", examples: ["07:30"] }),
            {
              minItems: 1,
              maxItems: MOST_VISITS,
              description: "Times of day, such as 07:30",
            },
          ),
        },
        closed,
      ),
      { minItems: 1, maxItems: 7, description: "When the player comes" },
    ),
    variesByMinutes: Type.Integer({
      minimum: 0,
      maximum: 720,
      description: "Each visit is up to this many minutes earlier or later",
    }),
    missedShare: Type.Number({
      minimum: 0,
      maximum: 0.95,
      description: "Share of visits that the player forgets; never the first one",
    }),
    mostPurchases: Type.Integer({
      minimum: 0,
      maximum: 1000,
      description: "Machines, levels and pets bought in one visit at most",
    }),
    keeps: Type.Object(
      {
        tcorvax: kept("TCorvax"),
        catNips: kept("Cat Nips, for the reactors"),
        energy: kept("Energy, for the amplifier"),
        eggs: kept("Eggs"),
      },
      { ...closed, description: "What purchases leave for the running of the machines" },
    ),
    amplifier: Type.Optional(
      Type.Enum([...AMPLIFIER], {
        description:
          "When the Amplifier runs: saving (the default) switches it off while Energy is saved or earned too slowly for it; on and off leave it so",
      }),
    ),
    wallet: Type.Boolean({ description: "Whether a wallet is connected and shares an account" }),
    stakedCvx: Type.Number({
      minimum: 0,
      maximum: LARGEST,
      description: "sCVX in the account, for the incubator",
    }),
    wants: Type.Array(Type.String(), {
      minItems: 1,
      maxItems: MOST_WANTS,
      description:
        'What to buy, in this order, saving for one after the other: "build MACHINE", "upgrade MACHINE to LEVEL" (all of its type), "adopt cat"; "anything" buys the cheapest thing as soon as it can be paid',
    }),
  },
  { ...closed, title: "A policy of npm run economy" },
);

/** How a simulated player comes and decides. */
export type Policy = Static<typeof POLICY_SCHEMA>;

/** A policy with its name and its wishes as the simulation reads them. */
export interface NamedPolicy {
  name: string;
  policy: Policy;
  wishes: readonly Wish[];
}

/** The policies that `--policy` names, with commas between: those that come with the tool, all of them, or files. */
export function readPolicies(value: string): NamedPolicy[] {
  const policies = value.split(",").flatMap((word) => policiesOf(word.trim()));
  const seen = new Set<string>();
  for (const { name } of policies) {
    if (seen.has(name)) throw badInput("--policy", `${name} twice`, "is each name once");
    seen.add(name);
  }
  return policies;
}

function policiesOf(value: string): NamedPolicy[] {
  const names = Object.keys(NAMED_POLICIES);
  if (value === SIMPLE) return simplePolicies();
  if (value === "all" || names.includes(value))
    return names
      .filter((name) => value === "all" || value === name)
      .map((name) => policyOf(name, `policies/${name}.json`, NAMED_POLICIES[name]));
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

/** Checks the content of a policy file; refuses it with a sentence for each mistake, one a line. */
export function policyOf(name: string, file: string, content: unknown): NamedPolicy {
  const policy = content as Policy;
  const wants: readonly unknown[] = Array.isArray(policy?.wants) ? policy.wants : [];
  const wishes = readWishes(wants.map(String));
  const unread = wishes.flatMap((wish, index) =>
    typeof wish === "string" && wish === wants[index]
      ? [badInput(`${file}: wants.${index}`, JSON.stringify(wish), `are ${WISH_FORMS}`).message]
      : [],
  );
  const problems = [...problemsOf(file, POLICY_SCHEMA, content), ...unread];
  if (problems.length > 0) throw new BadInput(problems.join("\n"));
  return { name, policy, wishes: wishes.filter((wish) => typeof wish !== "string") };
}

/** The policies that come with the tool, by the name of their file. */
export const NAMED_POLICIES: Readonly<Record<string, unknown>> = {
  active,
  "twice-a-day": twiceADay,
  weekends,
  greedy,
  newcomer,
};
