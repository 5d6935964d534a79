import { type Assumption, assumptionText, type GrowthKind } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { loadCreatures, useCreatures } from "../loading/load-creatures.ts";
import { GrownHeadline } from "./grown-headline.tsx";

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
