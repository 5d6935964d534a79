import { deckPower, fill, whyNotQueue } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { deckCaps } from "../actions/pick-deck.ts";
import { findOpponent } from "../actions/queue.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./deck-foot.module.css";
import { usePickedCreatures } from "./use-picked-creatures.ts";

/** What is chosen, in numbers, and the way into the queue (`PVP-004`, `PVP-005`, `PVP-006`). */
export function DeckFoot() {
  const pvp = usePvp();
  const { deck, queue } = pvp.rules.texts.pvpScreens;
  const selection = usePvpState((state) => state.selection);
  const creatures = usePickedCreatures();
  const caps = deckCaps(pvp);
  const refusal = whyNotQueue(pvp.rules, selection);
  return (
    <>
      <ul className={styles.summary} data-wide="" aria-label={deck.heading}>
        {(["creatures", "tools", "spells"] as const).map((kind) => (
          <li key={kind} data-full={selection[kind].length >= caps[kind] || undefined}>
            {fill(deck[kind], { n: selection[kind].length, max: caps[kind] })}
          </li>
        ))}
        <li>
          {queue.deckPower} <strong>{deckPower(pvp.rules, creatures)}</strong>
        </li>
      </ul>
      <Button
        tone="gold"
        wide
        icon="attack"
        reason={refusal?.text ?? null}
        onClick={() => void findOpponent(pvp)}
      >
        {deck.find}
      </Button>
    </>
  );
}
