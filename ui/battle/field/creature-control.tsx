import { memo, useId } from "react";
import type { CreatureBounds } from "../../../engine/index.ts";
import { type CreatureView, fill } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { chooseCreature } from "../choose.ts";
import styles from "./creature-control.module.css";
import { formWords, healthWords, statusWords } from "./creature-words.ts";
import { HealthBar } from "./health-bar.tsx";

interface CreatureControlProps {
  creature: CreatureView;
  label: string;
  /** Where the canvas draws it; null before it is drawn. */
  bounds: CreatureBounds | null;
  /** Whether a canvas draws the field; without one the control shows the creature itself. */
  drawn: boolean;
  chosen: boolean;
  choosable: boolean;
  /** Whether a press does nothing now: it is not the player's turn, or something is being shown (`PVP-027`). */
  resting: boolean;
  /** Names of the actions it can take; null for enemies and outside the player's turn. */
  may: readonly string[] | null;
  shortcut: string;
}

/**
 * One creature on the field: a press chooses it; name, health and statuses are there for screen readers. Memoized,
 * because the choice of other creatures changes often.
 */
export const CreatureControl = memo((props: CreatureControlProps) => {
  const { creature, label, bounds, drawn, chosen, choosable, resting, may, shortcut } = props;
  const client = useBattleClient();
  const { rules } = client;
  const detailsId = useId();
  const { may: mayText, mayNothing } = rules.texts.battleScreen.creature;
  const details = [formWords(rules, creature.form), creature.rarity, ...statusWords(rules, creature)];
  if (may) details.push(may.length > 0 ? fill(mayText, { actions: may.join(", ") }) : mayNothing);
  return (
    <>
      <button
        type="button"
        className={classNames(styles.control, drawn ? styles.over : styles.card)}
        data-awaited={(drawn && !bounds) || undefined}
        style={
          bounds ? { left: bounds.left, top: bounds.top, width: bounds.width, height: bounds.height } : {}
        }
        aria-label={`${label}, ${healthWords(rules, creature)}`}
        aria-describedby={detailsId}
        aria-pressed={chosen}
        aria-disabled={resting || undefined}
        aria-keyshortcuts={shortcut}
        title={`${label} (${shortcut})`}
        data-creature={creature.id}
        data-choosable={choosable || undefined}
        onClick={() => chooseCreature(client, creature.id)}
      >
        {drawn ? null : (
          <>
            <CreaturePicture creature={creature} size={56} />
            <span>{label}</span>
            <HealthBar creature={creature} />
          </>
        )}
      </button>
      <VisuallyHidden id={detailsId}>{details.join(". ")}</VisuallyHidden>
    </>
  );
});
