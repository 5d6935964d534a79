import type { RuleSet } from "../../../rules/index.ts";
import { fill } from "../../../rules/index.ts";
import { Badge } from "../../components/badge.tsx";
import { MachinePicture } from "../../components/machine-picture.tsx";
import { incubatorBenefits } from "./incubator-benefits.ts";
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
