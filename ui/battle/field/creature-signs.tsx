import { outcomeSigns, type TargetOutcome } from "../../../rules/index.ts";
import { Icon } from "../../components/icon.tsx";
import { useBattleClient } from "../battle-context.tsx";
import type { ShownIntention } from "../forecast.ts";
import { SCREEN_ACTIONS } from "../screen-actions.ts";
import styles from "./creature-signs.module.css";

/**
 * What the next press does to a creature, in signs, as the canvas writes them on its plate.
 * Screen readers get the same in sentences, in the description of the creature.
 */
export function OutcomeSigns({ outcome }: { outcome: TargetOutcome }) {
  const { rules } = useBattleClient();
  const signs = outcomeSigns(rules, outcome);
  if (signs.length === 0) return null;
  return (
    <span className={styles.signs}>
      {signs.map(({ tone, text }) => (
        <span key={tone} data-tone={tone}>
          {text}
        </span>
      ))}
    </span>
  );
}

interface IntentionBadgeProps extends Pick<ShownIntention, "type" | "text"> {
  /** Whether badges of effects stand above the creature, beside which there is room for the icon alone. */
  isCrowded: boolean;
}

/** What an enemy would do next, above it: an icon and a few words. Screen readers get it in its description. */
export function IntentionBadge({ type, text, isCrowded }: IntentionBadgeProps) {
  return (
    <span className={styles.badge} data-intention={type} data-crowded={isCrowded || undefined}>
      <Icon name={SCREEN_ACTIONS[type].icon} size={14} /> <span className={styles.words}>{text}</span>
    </span>
  );
}
