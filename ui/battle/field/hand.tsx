import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef } from "react";
import { actionCost, type CreatureView, fill, whyNotAction } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { useBattleShape } from "../battle-shape.ts";
import { PLAYER } from "../store/sides.ts";
import { useBattleLabels, useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./hand.module.css";
import { HandCard } from "./hand-card.tsx";

/** Edge length of a card's picture, in pixels. */
const PICTURE_SIZES = { wide: 64, upright: 46, sideways: 40 } as const;

/**
 * The player's cards; one opens under the pointer or when it is chosen (`BAT-032`, `BAT-033`).
 * @param children what lies beside them
 */
export function Hand({ children }: { children?: ReactNode }) {
  const { rules } = useBattleClient();
  const known = useKnownBattle();
  const view = useBattleView();
  const phase = useBattlePhase();
  const chosen = useBattleState((state) => state.chosen);
  const labels = useBattleLabels();
  const cards = useMemo(() => {
    const battle = known?.battle;
    const canAct = phase === "player";
    const inHand = view.player.hand.filter((card): card is CreatureView => !("hidden" in card));
    return inHand.map((card) => {
      const deploy = { type: "deploy", creatureId: card.id } as const;
      return {
        card,
        cost: battle ? actionCost(rules, battle, PLAYER, deploy) : card.battleStats.energyCost,
        reason: battle && canAct ? (whyNotAction(rules, battle, PLAYER, deploy)?.text ?? null) : null,
      };
    });
  }, [known, rules, phase, view]);
  const { inSight } = rules.battleScreen.hand;
  const { hand: texts } = rules.texts.battleScreen;
  const expanded = cards.some(({ card }) => card.id === chosen.actorId);
  const shape = useBattleShape();
  const chosenCard = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each chosen card
  useEffect(() => {
    // A chosen card grows and may leave the part of the hand that is in view.
    chosenCard.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [shape, chosen.actorId]);
  return (
    <section className={styles.hand} data-expanded={expanded || undefined}>
      <section className={styles.held} aria-label={texts.label}>
        {cards.length === 0 ? (
          <p className={classNames(layoutStyles.mutedCentred, styles.empty)}>{texts.empty}</p>
        ) : null}
        {cards.length > inSight ? (
          <p className={classNames(layoutStyles.mutedCentred, styles.hint)}>
            {fill(texts.more, { cards: cards.length })}
          </p>
        ) : null}
        <ul className={styles.cards} data-row="hand">
          {cards.map(({ card, cost, reason }, index) => (
            <li
              key={card.id}
              ref={card.id === chosen.actorId ? chosenCard : null}
              style={leaning(index - (cards.length - 1) / 2)}
            >
              <HandCard
                card={card}
                label={labels.get(card.id) ?? card.species_name}
                cost={cost}
                reason={reason}
                chosen={chosen.actorId === card.id}
                resting={phase !== "player"}
                pictureSize={PICTURE_SIZES[shape]}
              />
            </li>
          ))}
        </ul>
      </section>
      {children}
    </section>
  );
}

/** Returns the style of a card, which leans more the farther it is from the middle, counted in cards. */
function leaning(fromMiddle: number): CSSProperties {
  return { "--lean": fromMiddle, "--drop": Math.abs(fromMiddle) } as CSSProperties;
}
