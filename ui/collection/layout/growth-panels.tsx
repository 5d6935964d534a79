import type { ReactNode } from "react";
import { type Assumption, assumptionText, type GrowthKind, pendingText } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { WaitingPanel } from "../../transactions/panels.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import styles from "./growth-panels.module.css";

/** Announces a success and what the player can do now. */
export function GrownHeadline({ headline, children }: { headline: string; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div role="status" className={layoutStyles.success}>
        <h3>{headline}</h3>
      </div>
      {children}
    </div>
  );
}

/** Says that a success is assumed and offers to read the creatures again; shows nothing new of them (`CON-32`). */
export function AssumedGrowth({ kind, assumed }: { kind: GrowthKind; assumed: Assumption }) {
  const game = useGame();
  const { rules } = useLoaded();
  const { loading: reading } = useCreatures();
  return (
    <GrownHeadline headline={assumptionText(rules, kind, assumed)}>
      <Button tone="teal" busy={reading} onClick={() => loadCreatures(game, "requested")}>
        {rules.texts.words.refresh}
      </Button>
    </GrownHeadline>
  );
}

interface CannotGrowProps {
  title: string;
  reason: string;
  /** What the player can do instead. */
  children?: ReactNode;
}

/** Says that a creature cannot be upgraded or evolved now, and why (`LED-155`, `LED-166`). */
export function CannotGrow({ title, reason, children }: CannotGrowProps) {
  return (
    <div className={styles.cannotGrowPanel}>
      <Icon name="lock" size={40} />
      <h3>{title}</h3>
      <p>{reason}</p>
      {children}
    </div>
  );
}

interface GrowthPendingProps {
  kind: GrowthKind;
  /** Number of completed status checks. */
  checks: number;
  onRefresh: () => void;
}

/**
 * Shown while the transaction is pending; after the first check the player can refresh by hand (`LED-186` to
 * `LED-188`).
 */
export function GrowthPending({ kind, checks, onRefresh }: GrowthPendingProps) {
  const { rules } = useLoaded();
  return (
    <WaitingPanel text={pendingText(rules, kind, checks)}>
      {kind === "evolve" ? <p>{rules.texts.creatures.evolutionTakes}</p> : null}
      {checks > 0 ? (
        <Button tone="teal" onClick={onRefresh}>
          {rules.texts.collection.layout.refreshNow}
        </Button>
      ) : null}
    </WaitingPanel>
  );
}
