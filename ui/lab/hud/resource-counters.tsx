import { formatAmount, RESOURCE_NAMES } from "../../../rules/index.ts";
import { Counter } from "../../components/counter.tsx";
import { RESOURCE_ICONS } from "../../components/resource-icon.ts";
import { useLoaded } from "../../game/game-context.tsx";
import styles from "./resource-counters.module.css";

/** The four resource counters (`LAB-125`). */
export function ResourceCounters({ compact = false }: { compact?: boolean }) {
  const { rules, lab } = useLoaded();
  return (
    <section className={compact ? styles.strip : styles.counters} aria-label={rules.texts.lab.hud.resources}>
      {RESOURCE_NAMES.map((name) => (
        <Counter
          key={name}
          icon={RESOURCE_ICONS[name]}
          label={rules.resourceNames[name]}
          value={formatAmount(lab.resources[name])}
          compact={compact}
        />
      ))}
    </section>
  );
}
