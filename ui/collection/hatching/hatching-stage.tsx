import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from "react";
import { fill, fillPlural, formName, type OwnedCreature } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useGame, useLoaded } from "../../game/game-context.tsx";
import { playPhrase } from "../../game/music/play-phrase.ts";
import { announce } from "../../game/store/notify.ts";
import styles from "./hatching.module.css";
import { afterPress, afterTurning, type Hatching, notYetHatched, skipped } from "./hatching.ts";
import { SharePicture } from "./share-picture.tsx";

/** Edge length of the pictures, in pixels. */
const SIZE = 200;
/** The theme's first phrase begins when the cry is over; the lab's music rests until its end. */
const PHRASE_AFTER_MS = 900;
const PHRASE_MS = 7000;
const MOST_CELEBRATED: readonly OwnedCreature["rarity"][] = ["Epic", "Legendary"];

interface HatchingStageProps {
  /** What came of it, as the ledger says. */
  creature: OwnedCreature;
  /** What it was before; an egg has a shell that cracks. */
  before: ReactNode;
  isEgg: boolean;
  /** What may be told before it is open. */
  title?: string;
  /** What is shown once it is open. */
  children: ReactNode;
}

/**
 * Opens an egg, or shows an evolution: three presses, then the silhouette turns, and the creature cries. One press on
 * Skip ends it at any time. Give it a key of its own for each creature and form.
 */
export function HatchingStage({ creature, before, isEgg, title, children }: HatchingStageProps) {
  const { rules } = useLoaded();
  const [hatching, change] = useHatching(creature);
  const { hatching: texts } = rules.texts.collection;
  const button = useRef<HTMLButtonElement>(null);
  const { hatchPresses, hatchTurnMs } = rules.ui;
  useEffect(() => button.current?.focus(), []);
  if (hatching.stage === "open")
    return (
      <>
        {children}
        <SharePicture creature={creature} />
      </>
    );
  const presses = hatching.stage === "closed" ? hatching.presses : hatchPresses;
  const left = hatchPresses - presses;
  const look = {
    "--turn": `${hatchTurnMs}ms`,
    "--light": `${lightOf(presses / hatchPresses)}%`,
  } as CSSProperties;
  return (
    <div
      className={classNames(styles.scene, rarityTone(creature.rarity))}
      data-presses={presses}
      style={look}
    >
      {title === undefined ? null : <p className={layoutStyles.heading}>{title}</p>}
      <button
        ref={button}
        type="button"
        className={styles.egg}
        onClick={() => change((now) => afterPress(now, hatchPresses))}
      >
        {hatching.stage === "turning" ? (
          <span className={styles.turning}>
            <span className={styles.back}>{before}</span>
            <span className={styles.front}>
              <CreaturePicture creature={creature} size={SIZE} />
            </span>
          </span>
        ) : (
          // Another key for each press lets the egg jump anew.
          <span key={presses} className={styles.shell}>
            {before}
            {isEgg ? <Cracks count={presses} /> : null}
          </span>
        )}
        <span className={styles.hint}>
          {hatching.stage === "turning" ? texts.turning : fillPlural(rules.texts, texts.press, { left })}
        </span>
      </button>
      <Button size="small" onClick={() => change(skipped)}>
        {texts.skip}
      </Button>
    </div>
  );
}

/** What is seen while the ledger works: it shakes harder, the longer it takes. It says nothing about what comes. */
export function Restless({ unrest, children }: { unrest: number; children: ReactNode }) {
  return (
    <span className={styles.restless} data-unrest={unrest} aria-hidden="true">
      {children}
    </span>
  );
}

/** Percent of the rarity's colour in the light: little at first, most of it when the silhouette turns. */
function lightOf(share: number): number {
  return Math.round(14 + 71 * share);
}

/** Cracks of an egg's shell, on a square of 100 by 100. */
const CRACKS = [
  "M30 40l7 5 5-6 6 8 7-5 4 6",
  "M68 30l-6 7 7 5-8 7 5 6-6 5",
  "M34 64l8-4 4 7 8-6 6 7 9-6",
] as const;

/** One crack more with each press; light comes through them. */
function Cracks({ count }: { count: number }) {
  return (
    <svg className={styles.cracks} viewBox="0 0 100 100" aria-hidden="true">
      {CRACKS.slice(0, count).map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

type Change = (next: (hatching: Hatching) => Hatching) => void;

/**
 * Keeps how far it is, lets the silhouette turn for its time, and celebrates once it is open: the button that was pressed
 * is gone then, so screen readers are told what came of it.
 */
function useHatching({ species_id, species_name, form, rarity }: OwnedCreature): [Hatching, Change] {
  const game = useGame();
  const { rules } = useLoaded();
  const [hatching, setHatching] = useState(notYetHatched);
  const { stage } = hatching;
  const isSkipped = hatching.stage === "open" && hatching.isSkipped;
  const presses = hatching.stage === "closed" ? hatching.presses : 0;
  useEffect(() => {
    if (presses > 0 || stage === "turning") game.sounds.emit("crack");
    if (stage === "turning") game.after(rules.ui.hatchTurnMs, () => setHatching(afterTurning));
  }, [game, rules, stage, presses]);
  useEffect(() => {
    if (stage !== "open") return;
    game.cries.emit({ species_id, form, loudness: 1 });
    const { collection, components } = rules.texts;
    const facts = { rarity: components.rarities[rarity], form: formName(rules, form) };
    for (const text of [species_name, fill(collection.hatching.facts, facts)]) announce(game, text);
    if (MOST_CELEBRATED.includes(rarity)) game.store.setState({ celebration: game.nextNumber() });
    if (!isSkipped) game.after(PHRASE_AFTER_MS, () => void playPhrase(game));
  }, [game, rules, stage, isSkipped, species_id, species_name, form, rarity]);
  useQuietLab(stage);
  return [hatching, setHatching];
}

/** Lets the lab's music rest until the cry and the theme's phrase have been heard. */
function useQuietLab(stage: Hatching["stage"]): void {
  const game = useGame();
  useEffect(() => {
    const rest = (hatching: boolean) => game.store.setState({ hatching });
    rest(true);
    if (stage === "open") game.after(PHRASE_MS, () => rest(false));
    return () => rest(false);
  }, [game, stage]);
}
