import { RESOURCE_NAMES, type ResourceName } from "../amounts/resources.ts";
import { copyLimit } from "../lab/cost.ts";
import { MACHINE_TYPES, type MachineType } from "../lab/machine-type.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";
import {
  basicsValues,
  battleValues,
  type GuideValues,
  machineValues,
  resourceValues,
} from "./guide-values.ts";

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

/** The help guide, with every number taken from the rules (`LAB-177` to `LAB-193`, `GAP-12`). */
export function guide(rules: RuleSet): GuideTab[] {
  const { guide: texts } = rules.texts;
  return [
    { key: "basics", title: "Basics", sections: [plain(texts.basics, basicsValues(rules))] },
    { key: "machines", title: "Machines", sections: machineSections(rules) },
    { key: "resources", title: "Resources", sections: resourceSections(rules) },
    { key: "battle", title: "Battle", sections: [plain(texts.battle, battleValues(rules))] },
    { key: "controls", title: "Controls", sections: [plain(texts.controls, {})] },
  ];
}

function plain(lines: readonly string[], values: GuideValues): GuideSection {
  return { heading: null, subject: null, lines: lines.map((line) => fill(line, values)) };
}

function machineSections(rules: RuleSet): GuideSection[] {
  const values = machineValues(rules);
  return MACHINE_TYPES.map((type) => ({
    heading: rules.texts.machines[type].name,
    subject: type,
    lines: [
      fill(rules.texts.guide.machines[type], values),
      fill(rules.texts.guide.machineFacts, {
        costs: rules.machines[type].costByIndex.map((row) => priceText(rules, row)).join("; then "),
        maxLevel: rules.machines[type].maxLevel,
        copies: copyLimit(rules, type),
      }),
    ],
  }));
}

function priceText(rules: RuleSet, row: Record<(typeof RESOURCE_NAMES)[number], number>): string {
  return RESOURCE_NAMES.filter((name) => row[name] > 0)
    .map((name) => `${row[name]} ${rules.resourceNames[name]}`)
    .join(", ");
}

function resourceSections(rules: RuleSet): GuideSection[] {
  const values = resourceValues(rules);
  return RESOURCE_NAMES.map((name) => ({
    heading: rules.resourceNames[name],
    subject: name,
    lines: [fill(rules.texts.guide.resources[name], values)],
  }));
}
