import { useState } from "react";
import { fill } from "../../rules/index.ts";
import type { TournamentReply } from "../../server/contract/index.ts";
import { useBattleClient } from "../battle/battle-context.tsx";
import { Panel } from "../components/panel.tsx";
import { ConfirmButton } from "../components/question.tsx";
import styles from "./tournament.module.css";
import { goOnWithout } from "./tournament-calls.ts";

/** Lets the organiser go on without a player for whom the round waits; nothing where it waits for nobody. */
export function WaitedFor({ tournament }: { tournament: TournamentReply }) {
  const { game, rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const [busy, setBusy] = useState(false);
  const { id, pairings, players, round, you } = tournament;
  const undecided = pairings.filter((pairing) => pairing.round === round && pairing.outcome === null);
  const numbers = undecided.flatMap(({ one, two }) => [one, two]);
  const waitedFor = players.filter(
    ({ number, present }) => present && number !== you && numbers.includes(number),
  );
  if (waitedFor.length === 0) return null;

  async function goOn(number: number) {
    setBusy(true);
    await goOnWithout(game, id, number);
    setBusy(false);
  }
  return (
    <Panel className={styles.part} aria-label={texts.withoutTitle}>
      <h3>{texts.withoutTitle}</h3>
      {waitedFor.map(({ number, name }) => (
        <ConfirmButton
          key={number}
          wide
          busy={busy}
          question={fill(texts.withoutAsk, { name })}
          confirm={texts.withoutIt}
          onClick={() => void goOn(number)}
        >
          {fill(texts.without, { name })}
        </ConfirmButton>
      ))}
    </Panel>
  );
}
