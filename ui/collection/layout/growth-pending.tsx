import { type GrowthKind, pendingText } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useLoaded } from "../../game/game-context.tsx";
import { WaitingPanel } from "../../transactions/panels.tsx";

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
