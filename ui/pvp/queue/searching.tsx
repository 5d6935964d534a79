import { useId, useMemo } from "react";
import { deckPower, durationText, numberText, pvpTips } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture, ItemPicture } from "../../components/token-picture.tsx";
import { useSecondsSince } from "../../game/hooks/use-seconds.ts";
import { kindText } from "../challenge/terms-text.ts";
import { usePickedCreatures } from "../deck/pick-deck.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { QueueState } from "../store/pvp-state.ts";
import { cancelSearch, practice } from "./search.ts";
import styles from "./searching.module.css";

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
    [texts.deckPower, numberText(rules.texts, deckPower(rules, creatures))],
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
      <div className={layoutStyles.middleStack}>
        <Radar />
        <p className={styles.kind}>{kindText(rules, casualTurnMs)}</p>
        <p className={styles.reason} role="status">
          {phase === "joining" ? texts.joining : reason}
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={styles.fact}>
              <dt className={layoutStyles.muted}>{name}</dt>
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
      <strong className={layoutStyles.warning}>{queue.tip}:</strong> {tips[index]}
    </p>
  );
}

/** The chosen deck (`PVP-012`). */
export function DeckPreview() {
  const { rules } = usePvp();
  const heading = useId();
  const creatures = usePickedCreatures();
  const collection = usePvpState((state) => state.collection);
  const selection = usePvpState((state) => state.selection);
  const items = (["tools", "spells"] as const).flatMap((kind) =>
    collection[kind].filter(({ id }) => selection[kind].includes(id)).map((item) => ({ ...item, kind })),
  );
  return (
    <section className={styles.preview} aria-labelledby={heading}>
      <h3 id={heading}>{rules.texts.pvpScreens.queue.yourDeck}</h3>
      <ul className={styles.creatures}>
        {creatures.map((creature) => (
          <li key={creature.id} className={classNames(styles.card, rarityTone(creature.rarity))}>
            <CreaturePicture creature={creature} size={72} />
            <span className={layoutStyles.heading}>{creature.species_name}</span>
            <RarityRibbon rarity={creature.rarity} />
          </li>
        ))}
      </ul>
      {items.length === 0 ? null : (
        <ul className={styles.items}>
          {items.map(({ id, name, kind }) => (
            <li key={id} className={styles.item}>
              <ItemPicture name={name} kind={kind === "tools" ? "tool" : "spell"} size={32} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The search, for screens that are mounted only while there is one. */
export function useQueue(): QueueState {
  const queue = usePvpState((state) => state.queue);
  if (!queue) throw new Error("A screen of the queue was mounted without one");
  return queue;
}
