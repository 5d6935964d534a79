import { useId } from "react";
import { damageRatio, numberText } from "../../../rules/index.ts";
import type { PvpStatsReply } from "../../../server/contract/index.ts";
import { Panel } from "../../components/panel.tsx";
import { usePvp } from "../pvp-context.tsx";
import styles from "./combat-block.module.css";

/** Damage dealt, damage taken, and their ratio (`PVP-045`). */
export function CombatBlock({ stats }: { stats: PvpStatsReply["stats"] }) {
  const { rules } = usePvp();
  const heading = useId();
  const { stats: texts } = rules.texts.pvpScreens;
  const whole = (damage: number) => numberText(rules.texts, Math.round(damage), { grouped: true });
  const rows = [
    [texts.dealt, whole(stats.total_damage_dealt)],
    [texts.taken, whole(stats.total_damage_taken)],
    [texts.ratio, damageRatio(rules, stats)],
  ] as const;
  return (
    <Panel aria-labelledby={heading}>
      <h3 id={heading}>{texts.combat}</h3>
      <dl className={styles.rows}>
        {rows.map(([name, value]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
