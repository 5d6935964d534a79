import { fill, type RuleSet } from "../../../rules/index.ts";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Badge } from "../../components/badge.tsx";
import { incubatorBenefits } from "./incubator-benefits.ts";
import styles from "./level-benefits.module.css";

interface LevelBenefitsProps {
  rules: RuleSet;
  /** Level of the player's incubator. */
  level: number;
}

/** Shows the benefits of each level (`LAB-155`). */
export function LevelBenefits({ rules, level }: LevelBenefitsProps) {
  const levels = Array.from({ length: rules.machines.incubator.maxLevel }, (_, index) => index + 1);
  return (
    <ol className={styles.levels}>
      {levels.map((shown) => (
        <li key={shown} className={styles.level}>
          <MachinePicture type="incubator" level={shown} size={64} />
          <div className={styles.words}>
            <h3>
              {fill(rules.texts.lab.incubator.level, { level: shown })}{" "}
              {shown === level ? <Badge tone="info">{rules.texts.lab.incubator.yourLevel}</Badge> : null}
            </h3>
            {incubatorBenefits(rules, shown).map(({ text }) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
