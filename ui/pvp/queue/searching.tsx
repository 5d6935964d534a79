import { useMemo } from "react";
import { deckPower, durationText, pvpTips } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { Icon } from "../../components/icon.tsx";
import { Panel } from "../../components/panel.tsx";
import { useSecondsSince } from "../../game/hooks/use-seconds.ts";
import { usePickedCreatures } from "../deck/use-picked-creatures.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { DeckPreview } from "./deck-preview.tsx";
import { kindText } from "./kind-text.ts";
import { cancelSearch, practice } from "./search.ts";
import styles from "./searching.module.css";
import { useQueue } from "./use-queue.ts";

const SECOND_MS = 1000;

/** Waiting for an opponent: elapsed time, estimated time, the deck, and a tip (`PVP-012`). */
export function Searching() {
  const pvp = usePvp();
  const { rules } = pvp;
  const { queue: texts } = rules.texts.pvpScreens;
  const { phase, joinedAt, estimatedWait, reason } = useQueue();
  const casualTurnMs = usePvpState((state) => state.casualTurnMs);
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
        <p className={styles.kind}>{kindText(rules, casualTurnMs)}</p>
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

/** A decoration while waiting. */
function Radar() {
  return (
    <div className={styles.radar} aria-hidden="true">
      <span className={styles.wave} />
      <span className={styles.wave} />
      <span className={styles.heart}>
        <Icon name="attack" size={44} />
      </span>
    </div>
  );
}

/** Offers a battle against a bot after the estimated wait; it is marked as such and changes no rating. */
function PracticeOffer() {
  const pvp = usePvp();
  const { practiceOffered, practicing } = useQueue();
  const { queue } = pvp.rules.texts.pvpScreens;
  if (!practiceOffered) return null;
  return (
    <Panel className={styles.offer} role="status">
      <p>{queue.practiceOffer}</p>
      <Button tone="teal" busy={practicing} onClick={() => void practice(pvp)}>
        {queue.practice}
      </Button>
    </Panel>
  );
}

/** Shows the seven tips in turn (`PVP-013`). */
function TipOfMany() {
  const { rules } = usePvp();
  const { joinedAt } = useQueue();
  const { timings } = rules.pvpScreens;
  const { queue } = rules.texts.pvpScreens;
  const tips = useMemo(() => pvpTips(rules), [rules]);
  const index = Math.floor((useSecondsSince(joinedAt) * SECOND_MS) / timings.tipMs) % tips.length;
  return (
    <p className={styles.tip} key={index}>
      <strong>{queue.tip}:</strong> {tips[index]}
    </p>
  );
}
