import { deckPower, fill, numberText, whyNotQueue } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { enterArena } from "../../game/store/arena-entry.ts";
import { newChallenge } from "../challenge/challenge-flow.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { findOpponent } from "../queue/search.ts";
import styles from "./deck-foot.module.css";
import { deckCaps, usePickedCreatures } from "./pick-deck.ts";

/** The number of chosen cards, their power, and the button into the queue (`PVP-004`, `PVP-005`, `PVP-006`). */
export function DeckFoot() {
  const pvp = usePvp();
  const { deck, queue, challenge } = pvp.rules.texts.pvpScreens;
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
          {queue.deckPower} <strong>{numberText(pvp.rules.texts, deckPower(pvp.rules, creatures))}</strong>
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
      <Button tone="teal" wide onClick={() => newChallenge(pvp)}>
        {challenge.button}
      </Button>
      <Button wide onClick={() => enterArena(pvp.game, { kind: "tournament", tournamentId: null })}>
        {pvp.rules.texts.tournament.button}
      </Button>
    </>
  );
}
