import { fill, type RuleSet } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import styles from "./level-benefits.module.css";

interface LevelBenefitsProps {
  rules: RuleSet;
  /** Level of the player's incubator. */
  level: number;
}

/** Shows the benefits of each level (`LAB-155`). */
export function LevelBenefits({ rules, level }: LevelBenefitsProps) {
  return (
    <ol className={styles.levels}>
      {incubatorBenefits(rules).map((benefit) => (
        <li key={benefit.level} className={styles.level}>
          <MachinePicture type="incubator" level={benefit.level} size={64} />
          <div className={styles.words}>
            <h3>
              {fill(rules.texts.lab.incubator.level, { level: benefit.level })}{" "}
              {benefit.level === level ? (
                <Badge tone="info">{rules.texts.lab.incubator.yourLevel}</Badge>
              ) : null}
            </h3>
            {benefit.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface LevelBenefit {
  level: number;
  lines: string[];
}

/** Returns the benefits of each incubator level by staked sCVX, from the rules (`LAB-161`, `LAB-162`). */
function incubatorBenefits(rules: RuleSet): LevelBenefit[] {
  const { stakePerTcorvax, tcorvaxCap, stakePerEgg, stakePerBonusTcorvax, bonusFromLevel } = rules.incubator;
  const { incubator: texts } = rules.texts.lab;
  const base = [
    fill(texts.perTcorvax, { stake: stakePerTcorvax, cap: tcorvaxCap }),
    fill(texts.perEgg, { stake: stakePerEgg }),
  ];
  const bonus = fill(texts.perBonus, { stake: stakePerBonusTcorvax });
  const levels = Array.from({ length: rules.machines.incubator.maxLevel }, (_, index) => index + 1);
  return levels.map((level) => ({ level, lines: level >= bonusFromLevel ? [...base, bonus] : base }));
}
