import { fill, type SideView } from "../../../rules/index.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./creatures-left.module.css";

/** How many creatures a side has left: on the field, waiting in hand and deck, and how many fell. */
export function CreaturesLeft({ side }: { side: SideView }) {
  const { sides } = useTexts().battleScreen;
  const { owner, field, hand, deckCount, fallen } = side;
  const left = field.length + hand.length + deckCount;
  const values = { left, all: left + fallen.length };
  const pips = [
    ...field.map(() => "field"),
    ...Array.from({ length: hand.length + deckCount }, () => "waiting"),
    ...fallen.map(() => "fallen"),
  ];
  const label = fill(sides.left, values);
  return (
    <span className={styles.left} role="img" aria-label={label} title={`${label}. ${sides.leftHint}`}>
      <span className={styles.pips} data-side={owner}>
        {pips.map((kind, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips of a kind are alike
          <span key={index} className={styles.pip} data-kind={kind} />
        ))}
      </span>
      <span className={styles.number}>
        <FilledText
          text={sides.leftShort}
          values={{ ...values, word: <span className={styles.word}>{sides.leftWord}</span> }}
        />
      </span>
    </span>
  );
}
