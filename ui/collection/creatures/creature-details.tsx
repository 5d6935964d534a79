import { useEffect } from "react";
import {
  effectiveStats,
  fill,
  type OwnedCreature,
  type RuleSet,
  whyNotEvolve,
  whyNotUpgrade,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { StatBars } from "../../components/stat-bars.tsx";
import { useGame } from "../../game/game-context.tsx";
import { NicknameEditor } from "../nickname/nickname-editor.tsx";
import styles from "./creature-header.module.css";
import { CreaturePortrait, GrowthSteps } from "./creature-header.tsx";

interface CreatureDetailsProps {
  rules: RuleSet;
  creature: OwnedCreature;
  /** The name that its owner gave it; null without one. */
  nickname: string | null;
  onViewStats: () => void;
  onUpgrade: () => void;
  onEvolve: () => void;
}

/**
 * Shows the selected creature with its stats, its progress and the actions for it (`LED-128`, `LED-129`). A button
 * whose action is not possible yet still opens its dialog, which explains why (`LED-155`, `LED-166`).
 */
export function CreatureDetails(props: CreatureDetailsProps) {
  const { rules, creature, nickname, onViewStats, onUpgrade, onEvolve } = props;
  const refusal = whyNotEvolve(rules, creature);
  useCry(creature);
  return (
    <section
      className={layoutStyles.looseStack}
      aria-label={fill(rules.texts.collection.creatures.details, { name: creature.species_name })}
    >
      <CreaturePortrait rules={rules} creature={creature} nickname={nickname} />
      <NicknameEditor key={creature.id} creature={creature} nickname={nickname} />
      <GrowthSteps rules={rules} creature={creature} />
      <StatBars rules={rules} stats={effectiveStats(creature)} specialties={creature.specialty_stats} />
      <div className={styles.buttons}>
        <Button size="small" onClick={onViewStats}>
          {rules.texts.collection.creatures.viewStats}
        </Button>
        <Button size="small" tone="teal" title={whyNotUpgrade(rules, creature)?.text} onClick={onUpgrade}>
          {rules.texts.collection.creatures.upgradeStats}
        </Button>
        <Button
          size="small"
          tone={refusal === null ? "gold" : "neutral"}
          title={refusal?.text}
          onClick={onEvolve}
        >
          {rules.texts.collection.creatures.evolve}
        </Button>
      </div>
    </section>
  );
}

/** Lets a creature cry whenever another one, or another form of it, is shown. */
function useCry({ id, species_id, form }: OwnedCreature): void {
  const game = useGame();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two creatures of a species and form have the same cry
  useEffect(() => game.cries.emit({ species_id, form, loudness: 1 }), [game, id, species_id, form]);
}
