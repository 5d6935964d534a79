import { memo } from "react";
import { type CreatureView, fill, numberText } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useBattleClient } from "../battle-context.tsx";
import { chooseCreature } from "../choose.ts";
import { useDragged } from "../drag/use-dragged.ts";
import { formWords } from "./creature-words.ts";
import styles from "./hand-card.module.css";

interface HandCardProps {
  card: CreatureView;
  label: string;
  /** Energy its deployment costs. */
  cost: number;
  /** Why it cannot be deployed now; null when it can. */
  reason: string | null;
  chosen: boolean;
  /** Whether a press does nothing now: it is not the player's turn, or something is being shown (`PVP-027`). */
  resting: boolean;
  /** Edge length in pixels. */
  pictureSize: number;
}

/**
 * A creature in the hand: picture, form, rarity, cost and main stats. Memoized, because the choice of other creatures
 * changes often.
 */
export const HandCard = memo((props: HandCardProps) => {
  const { card, label, cost, reason, chosen, resting, pictureSize } = props;
  const client = useBattleClient();
  const { physicalAttack, magicalAttack, physicalDefense, magicalDefense } = card.battleStats;
  const { hand: texts } = client.rules.texts.battleScreen;
  const whole = (value: number) => numberText(client.rules.texts, Math.round(value));
  const { setNodeRef, dragged } = useDragged({ kind: "card", id: card.id }, resting);
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={classNames(styles.card, rarityTone(card.rarity))}
      aria-pressed={chosen}
      aria-disabled={resting || undefined}
      data-creature={card.id}
      data-refused={reason === null ? undefined : ""}
      onClick={() => chooseCreature(client, card.id)}
      {...dragged}
    >
      <span className={styles.cost}>
        <span aria-hidden="true">{cost}</span>
        <VisuallyHidden>{fill(texts.cost, { energy: cost })} </VisuallyHidden>
      </span>
      <span className={styles.picture}>
        <CreaturePicture creature={card} size={pictureSize} />
      </span>
      <span className={styles.name}>{label}</span>
      <span className={styles.details}>
        <span className={styles.rarity}>{client.rules.texts.components.rarities[card.rarity]}</span>
        <span>{formWords(client.rules, card.form)}</span>
      </span>
      <span className={styles.more}>
        <span>
          {fill(texts.stats, {
            health: whole(card.maxHealth),
            attack: whole(Math.max(physicalAttack, magicalAttack)),
            physical: whole(physicalDefense),
            magical: whole(magicalDefense),
          })}
        </span>
        {reason === null ? null : <span className={layoutStyles.error}>{reason}</span>}
      </span>
    </button>
  );
});
