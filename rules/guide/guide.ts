import { RESOURCE_NAMES, type ResourceName } from "../amounts/resources.ts";
import type { MachineType } from "../lab/lab.ts";
import { MACHINE_TYPES, MACHINES } from "../lab/machines/machines.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill, type Text } from "../text/fill.ts";
import { fillNumbers } from "../texts/fill-numbers.ts";
import { rowText } from "../texts/list-text.ts";
import { nameText, resourceText } from "../texts/name-text.ts";
import { numberText } from "../texts/number-text.ts";
import { basicsValues, battleValues, type GuideValues, resourceValues } from "./guide-values.ts";

export type GuideKey = "basics" | "machines" | "resources" | "battle" | "controls";

export interface GuideSection {
  heading: string | null;
  /** The section's subject, for its picture. */
  subject: MachineType | ResourceName | null;
  lines: string[];
}

export interface GuideTab {
  key: GuideKey;
  title: string;
  sections: GuideSection[];
}

/** The names of the player's keys: 'Arrow keys or WASD', 'E or Space'. */
export interface GuideKeys {
  walk: string;
  use: string;
}

/**
 * The help guide, with every number taken from the rules (`LAB-177` to `LAB-193`, `GAP-12`).
 * @param keys the keys that the player has chosen
 */
export function guide(rules: RuleSet, keys: GuideKeys): GuideTab[] {
  const { guide: texts } = rules.texts;
  const { titles } = texts;
  return [
    { key: "basics", title: titles.basics, sections: [plain(rules, texts.basics, basicsValues(rules))] },
    { key: "machines", title: titles.machines, sections: machineSections(rules) },
    { key: "resources", title: titles.resources, sections: resourceSections(rules) },
    { key: "battle", title: titles.battle, sections: [plain(rules, texts.battle, battleValues(rules))] },
    { key: "controls", title: titles.controls, sections: [plain(rules, texts.controls, { ...keys })] },
  ];
}

function plain(rules: RuleSet, lines: readonly string[], values: GuideValues): GuideSection {
  return { heading: null, subject: null, lines: lines.map((line) => fillNumbers(rules.texts, line, values)) };
}

function machineSections(rules: RuleSet): GuideSection[] {
  return MACHINE_TYPES.map((type) => ({
    heading: rules.texts.machines[type].name,
    subject: type,
    lines: [
      machineSentence(rules, type),
      fillNumbers(rules.texts, rules.texts.guide.machineFacts, {
        costs: rules.machines[type].costByIndex
          .map((row) => priceText(rules, row))
          .reduce((earlier, next) => fill(rules.texts.guide.nextCosts, { earlier, next })),
        maxLevel: rules.machines[type].maxLevel,
      }),
    ],
  }));
}

/** What the guide says about a machine, with its numbers; without a sentence of its own, what the panel says. */
function machineSentence(rules: RuleSet, type: MachineType): string {
  const { guide: texts, machines } = rules.texts;
  const sentences: Partial<Record<MachineType, Text>> = texts.machines;
  const sentence = sentences[type];
  if (sentence === undefined) return machines[type].purpose;
  return fillNumbers(rules.texts, sentence, MACHINES[type].guideValues?.(rules) ?? {});
}

function priceText(rules: RuleSet, row: Record<(typeof RESOURCE_NAMES)[number], number>): string {
  const used = RESOURCE_NAMES.filter((name) => row[name] > 0);
  const prices = used.map(
    (name) =>
      `${numberText(rules.texts, row[name])} ${nameText(rules.texts, rules.resourceNames[name], row[name])}`,
  );
  return rowText(rules.texts, prices);
}

function resourceSections(rules: RuleSet): GuideSection[] {
  const values = resourceValues(rules);
  return RESOURCE_NAMES.map((name) => ({
    heading: resourceText(rules, name),
    subject: name,
    lines: [fillNumbers(rules.texts, rules.texts.guide.resources[name], values)],
  }));
}
