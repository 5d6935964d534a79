import { useDroppable } from "@dnd-kit/core";
import { type CSSProperties, memo, useId } from "react";
import type { CreatureBounds } from "../../../engine/index.ts";
import { type CreatureView, fill, outcomeWords, rowText, type TargetOutcome } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { onceFocusMoved } from "../../components/dialog-focus.ts";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { chooseCreature, pointAt } from "../choose.ts";
import { useDragged } from "../drag/use-dragged.ts";
import type { ShownIntention } from "../forecast.ts";
import styles from "./creature-control.module.css";
import { IntentionBadge, OutcomeSigns } from "./creature-signs.tsx";
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
  /** What a press does to it now; null when that changes nothing on it. */
  outcome: TargetOutcome | null;
  /** What an enemy would do next, as a hint; null without one. */
  intends: ShownIntention | null;
  /** Names of the actions it can take; null for enemies and outside the player's turn. */
  may: readonly string[] | null;
  shortcut: string;
}

/**
 * One creature on the field: a press chooses it; name, health and statuses are there for screen readers. Memoized,
 * because the choice of other creatures changes often.
 */
export const CreatureControl = memo((props: CreatureControlProps) => {
  const { creature, label, bounds, drawn, chosen, choosable, resting, outcome, intends, may, shortcut } =
    props;
  const client = useBattleClient();
  const { rules } = client;
  const detailsId = useId();
  const { may: mayText, mayNothing } = rules.texts.battleScreen.creature;
  const statuses = statusWords(rules, creature);
  const isOwn = creature.owner === "player";
  const { setNodeRef: setDragged, dragged } = useDragged(
    { kind: "creature", id: creature.id },
    !isOwn || resting || !choosable,
  );
  const { setNodeRef: setDropPlace, isOver } = useDroppable({ id: creature.id });
  const details = [
    formWords(rules, creature.form),
    rules.texts.components.rarities[creature.rarity],
    ...statuses,
  ];
  if (intends) details.unshift(fill(rules.texts.battleScreen.intentions.hint, { intention: intends.text }));
  if (outcome) details.unshift(...outcomeWords(rules, outcome));
  if (may) details.push(may.length > 0 ? fill(mayText, { actions: rowText(rules.texts, may) }) : mayNothing);
  return (
    <>
      <button
        ref={(button) => {
          setDragged(button);
          setDropPlace(button);
        }}
        type="button"
        className={classNames(styles.control, drawn ? styles.over : styles.card)}
        data-awaited={(drawn && !bounds) || undefined}
        style={bounds ? placedAt(bounds) : {}}
        aria-label={rowText(rules.texts, [label, healthWords(rules, creature)])}
        aria-describedby={detailsId}
        aria-pressed={chosen}
        aria-disabled={resting || undefined}
        aria-keyshortcuts={shortcut}
        title={[`${label} (${shortcut})`, ...statuses].join("\n")}
        data-creature={creature.id}
        data-choosable={choosable || undefined}
        data-own={isOwn || undefined}
        data-over={isOver || undefined}
        onClick={() => chooseCreature(client, creature.id)}
        onPointerEnter={() => pointAt(client, creature.id, false)}
        onPointerLeave={() => pointAt(client, creature.id, true)}
        onFocus={() => pointAt(client, creature.id, false)}
        onBlur={() => onceFocusMoved(() => pointAt(client, creature.id, true))}
        {...dragged}
      >
        {drawn ? null : (
          <>
            <CreaturePicture creature={creature} size={56} />
            {/* Name and health are two words also for whom the screen is read to. */}
            <span>{label}</span> <HealthBar creature={creature} left={outcome?.left ?? null} />
          </>
        )}
      </button>
      {/* Beside the button, not in it: its name would have to repeat them. */}
      <span className={styles.signs} style={bounds ? placedAt(bounds) : {}} aria-hidden="true">
        {intends && (bounds || !drawn) ? (
          <IntentionBadge type={intends.type} text={intends.text} isCrowded={statuses.length > 0} />
        ) : null}
        {outcome && !drawn ? <OutcomeSigns outcome={outcome} /> : null}
      </span>
      <VisuallyHidden id={detailsId}>{details.join(". ")}</VisuallyHidden>
    </>
  );
});

function placedAt({ left, top, width, height, plate }: CreatureBounds): CSSProperties {
  return { left, top, width, height, "--plate": `${plate}px` } as CSSProperties;
}
