import {
  type Amount,
  activationGains,
  amountText,
  fill,
  fillNumbers,
  type Lab,
  type Machine,
  type MachineType,
  type MachineWork,
  machineWork,
  RESOURCE_NAMES,
  type ResourceName,
  type RuleSet,
  resourceText,
} from "../../../rules/index.ts";

/** One thing that a machine does, such as '-3 Cat Nips'. */
export interface WorkLine {
  resource: ResourceName;
  text: string;
  /** Whether it goes on while the machine is on, instead of happening at each activation. */
  isOngoing?: boolean;
}

/** Returns what a machine takes and gives, for the one who thinks of building it. */
export function workLines(rules: RuleSet, type: MachineType, level: number): WorkLine[] {
  if (type === "incubator") return incubatorBenefits(rules, level);
  return linesOf(rules, machineWork(rules, type, level));
}

function linesOf(rules: RuleSet, { gained, spent, boost, upkeep }: MachineWork): WorkLine[] {
  const { texts } = rules;
  const line = (template: string, resource: ResourceName, amount: Amount): WorkLine[] => {
    const values = { amount: amountText(texts, amount), resource: resourceText(rules, resource, amount) };
    return amount === 0 ? [] : [{ resource, text: fill(template, values) }];
  };
  return [
    ...RESOURCE_NAMES.flatMap((name) => line(texts.lab.work.takes, name, spent[name])),
    ...RESOURCE_NAMES.flatMap((name) => line(texts.lab.activation.gained, name, gained[name])),
    ...ongoing(line(texts.lab.work.boosts, "tcorvax", boost)),
    ...ongoing(line(texts.lab.work.uses, "energy", upkeep)),
  ];
}

function ongoing(lines: readonly WorkLine[]): WorkLine[] {
  return lines.map((line) => ({ ...line, isOngoing: true }));
}

/** Returns what a machine takes and gives now, with what others of the lab add to it. */
export function workNow(rules: RuleSet, lab: Lab, machine: Machine): WorkLine[] {
  if (machine.type === "incubator") return incubatorBenefits(rules, machine.level);
  const gained = activationGains(rules, lab, machine);
  return linesOf(rules, { ...machineWork(rules, machine.type, machine.level), gained });
}

/** Returns what changes with the next level, such as '5 → 6 Cat Nips' (`LAB-083`). */
export function upgradeLines(rules: RuleSet, type: MachineType, level: number): WorkLine[] {
  if (type === "incubator") {
    const known = new Set(incubatorBenefits(rules, level).map(({ text }) => text));
    return incubatorBenefits(rules, level + 1).filter(({ text }) => !known.has(text));
  }
  const { work } = rules.texts.lab;
  const [now, then] = [machineWork(rules, type, level), machineWork(rules, type, level + 1)];
  const line = (template: string, resource: ResourceName, before: Amount, after: Amount): WorkLine[] => {
    const values = {
      before: amountText(rules.texts, before),
      after: amountText(rules.texts, after),
      resource: resourceText(rules, resource, after),
    };
    return before === after ? [] : [{ resource, text: fill(template, values) }];
  };
  return [
    ...RESOURCE_NAMES.flatMap((name) => line(work.takesThen, name, now.spent[name], then.spent[name])),
    ...RESOURCE_NAMES.flatMap((name) => line(work.givesThen, name, now.gained[name], then.gained[name])),
    ...line(work.boostsThen, "tcorvax", now.boost, then.boost),
    ...line(work.usesThen, "energy", now.upkeep, then.upkeep),
  ];
}

/** One benefit of an incubator, such as '+1 egg per 500 sCVX'. */
interface IncubatorBenefit {
  resource: ResourceName;
  text: string;
}

/** Returns what an incubator of a level gives for staked sCVX, from the rules (`LAB-161`, `LAB-162`). */
export function incubatorBenefits(rules: RuleSet, level: number): IncubatorBenefit[] {
  const { stakePerTcorvax, tcorvaxCap, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const { incubator: texts } = rules.texts.lab;
  const filled = (template: string, values: Record<string, number>) =>
    fillNumbers(rules.texts, template, values);
  const benefits: IncubatorBenefit[] = [
    { resource: "tcorvax", text: filled(texts.perTcorvax, { stake: stakePerTcorvax, cap: tcorvaxCap }) },
    { resource: "eggs", text: filled(texts.perEgg, { stake: stakePerEgg }) },
  ];
  if (level >= bonusFromLevel)
    benefits.push({ resource: "tcorvax", text: filled(texts.perBonus, { stake: stakePerBonusTcorvax }) });
  return benefits;
}
