import { deckPower, durationText } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { useSecondsSince } from "../../game/hooks/use-seconds.ts";
import { usePickedCreatures } from "../deck/use-picked-creatures.ts";
import { usePvp } from "../pvp-context.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import { PracticeOffer } from "./practice-offer.tsx";
import { Radar } from "./radar.tsx";
import { cancelSearch } from "./search.ts";
import styles from "./searching.module.css";
import { TipOfMany } from "./tip-of-many.tsx";
import { useQueue } from "./use-queue.ts";

const SECOND_MS = 1000;

/** Waiting for an opponent: for how long, how long it may take, with which deck, and a tip (`PVP-012`). */
export function Searching() {
  const pvp = usePvp();
  const { rules } = pvp;
  const { queue: texts } = rules.texts.pvpScreens;
  const { phase, joinedAt, estimatedWait, reason } = useQueue();
  const waited = useSecondsSince(joinedAt);
  const creatures = usePickedCreatures();
  const facts = [
    [texts.elapsed, durationText(waited * SECOND_MS)],
    [texts.estimate, durationText(estimatedWait * SECOND_MS)],
    [texts.deckPower, String(deckPower(rules, creatures))],
  ] as const;
  return (
    <BattlePage
      title={texts.searching}
      buttons={
        <Button wide tone="danger" onClick={() => void cancelSearch(pvp)}>
          {texts.cancel}
        </Button>
      }
    >
      <div className={styles.stack}>
        <Radar />
        <p className={styles.reason} role="status">
          {phase === "joining" ? texts.joining : reason}
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <PracticeOffer />
        <DeckPreview />
        <TipOfMany />
      </div>
    </BattlePage>
  );
}
