import { shippedRules } from "../../rules/index.ts";
import { changedKeys, type ReadSchema, RULE_FILE_SCHEMAS, schemaAt } from "../../rules/validation.ts";
import type { App, AppDeps } from "../http/app-deps.ts";
import type { LiveRules } from "./live-rules.ts";
import { registerDevelopmentCall } from "./register-development-call.ts";

/**
 * The numbers that designers try most often, in the order of the development panel, by their keys. Everything else can
 * be changed in the overlay file.
 */
const TRIED_NUMBERS: readonly string[] = [
  "activation.cooldownMs",
  "catLair.catNipsBase",
  "reactor.catNipsConsumed",
  "reactor.energyYield",
  "amplifier.boostBase",
  "upgrade.factor",
  "move.tcorvaxCost",
  "pets.cat.cost",
  "battle.energy.playerStart",
  "battle.energy.regenBase",
  "battle.costs.attack",
  "battle.costs.spell",
  "battle.costs.deployBase",
  "battle.turnLimit",
];

type Tree = Record<string, unknown>;

/** `GET /api/dev/rules` and `POST /api/dev/rules`: the rules in use beside the shipped ones, and trying others. */
export function rulesCalls(app: App, { rules, rulesHash }: AppDeps, live: LiveRules | null): void {
  const changes = changedKeys(shippedRules, rules).map(({ key, before, after }) => ({
    key,
    shipped: before === null ? "" : JSON.stringify(before),
    now: after === null ? "" : JSON.stringify(after),
  }));
  registerDevelopmentCall(app, "GET /api/dev/rules", async () => ({
    rulesHash,
    file: live?.file ?? null,
    problems: [...(live?.problems ?? [])],
    changes,
    numbers: TRIED_NUMBERS.map((key) => ({
      key,
      what: descriptionOf(key),
      value: numberAt(rules, key),
      shipped: numberAt(shippedRules, key),
    })),
  }));
  registerDevelopmentCall(app, "POST /api/dev/rules", async ({ body }) => {
    const overlay: Tree = {};
    for (const { key, value } of body.numbers) put(overlay, key.split("."), value);
    return { problems: [...(live?.try(overlay) ?? [])] };
  });
}

function descriptionOf(key: string): string {
  const files = Object.values(RULE_FILE_SCHEMAS) as unknown[] as ReadSchema[];
  const schema = files.map((file) => schemaAt(file, key.split("."))).find((found) => found?.description);
  return schema?.description ?? key;
}

function numberAt(rules: object, key: string): number {
  return Number(key.split(".").reduce<unknown>((at, name) => (at as Tree)[name], rules));
}

function put(tree: Tree, [key = "", ...rest]: readonly string[], value: number): void {
  if (rest.length === 0) {
    tree[key] = value;
    return;
  }
  const below = Object.hasOwn(tree, key) ? (tree[key] as Tree) : {};
  tree[key] = below;
  put(below, rest, value);
}
