import { DIFFICULTIES, type Difficulty } from "../../battle/state/battle.ts";
import { type Problem, wrongValue } from "../problem.ts";
import type { RuleSet } from "../rule-set.ts";
import type { CheckedRules } from "./checked-rules.ts";

/** Teams that a difficulty asks for and no player can bring, and creatures that can never be deployed. */
export function teamProblems(rules: RuleSet, isNamed: CheckedRules["isNamed"]): Problem[] {
  return [
    ...limitProblem(rules, isNamed, "max"),
    ...limitProblem(rules, isNamed, "min"),
    ...DIFFICULTIES.flatMap((name) => unreachableForms(rules, name)),
    ...deployments(rules, isNamed),
  ];
}

function requiredSize({ difficulty }: RuleSet, name: Difficulty): number {
  const { form1, form2, form3 } = difficulty[name].requirement;
  return form1 + form2 + form3;
}

/** The first difficulty whose required team is larger or smaller than the limit of teams. */
function limitProblem(rules: RuleSet, isNamed: CheckedRules["isNamed"], key: "min" | "max"): Problem[] {
  const limit = rules.battle.team[key];
  const isBroken = (size: number) => (key === "max" ? size > limit : size < limit);
  const broken = DIFFICULTIES.filter((name) => isBroken(requiredSize(rules, name)));
  const name = broken.find((one) => isNamed(["difficulty", one, "requirement"])) ?? broken[0];
  if (name === undefined) return [];
  const size = requiredSize(rules, name);
  const requirement = ["difficulty", name, "requirement"];
  if (isNamed(["battle", "team", key]) && !isNamed(requirement)) {
    const word = key === "max" ? "at least" : "at most";
    const allowed = `${word} ${size}, the number of creatures that ${requirement.join(".")} asks for`;
    return [wrongValue(["battle", "team", key], limit, allowed)];
  }
  const word = key === "max" ? "at most" : "at least";
  const text = `found ${size} creature${size === 1 ? "" : "s"} together, allowed: ${word} ${limit}, which is battle.team.${key}`;
  return [{ path: requirement, text }];
}

function unreachableForms({ difficulty, creatures }: RuleSet, name: Difficulty): Problem[] {
  const { form1, form2, form3 } = difficulty[name].requirement;
  return [form1, form2, form3].flatMap((count, index) => {
    const form = index + 1;
    if (count === 0 || form <= creatures.finalForm) return [];
    const path = ["difficulty", name, "requirement", `form${form}`];
    return [wrongValue(path, count, `0, as creatures.finalForm is ${creatures.finalForm}`)];
  });
}

function deployments({ battle, creatures }: RuleSet, isNamed: CheckedRules["isNamed"]): Problem[] {
  const { deployBase, deployPerForm } = battle.costs;
  const { cap } = battle.energy;
  const form = creatures.finalForm;
  const dearest = deployBase + form * deployPerForm;
  if (dearest <= cap) return [];
  const costs = ["battle", "costs"];
  const cost = `${dearest}, the cost of deploying form ${form}`;
  if (
    isNamed(["battle", "energy", "cap"]) &&
    !isNamed([...costs, "deployBase"]) &&
    !isNamed([...costs, "deployPerForm"])
  )
    return [wrongValue(["battle", "energy", "cap"], cap, `at least ${cost}`)];
  const key = isNamed([...costs, "deployPerForm"]) ? "deployPerForm" : "deployBase";
  const found = battle.costs[key];
  return [
    wrongValue(
      [...costs, key],
      found,
      `less, as battle.energy.cap is ${cap} and form ${form} would cost ${dearest}`,
    ),
  ];
}
