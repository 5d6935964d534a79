import { useState } from "react";
import { fill, fillPlural } from "../../rules/index.ts";
import { BattleProvider, useBattleClient } from "../battle/battle-context.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { type BattleClient, createBattleClient } from "../battle/store/battle-client.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { OptionCards } from "../components/option-cards.tsx";
import { Panel } from "../components/panel.tsx";
import { useGame } from "../game/game-context.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import type { Game } from "../game/store/game.ts";
import type { TournamentEntry } from "../game/store/game-state.ts";
import { OneTournament } from "./one-tournament.tsx";
import styles from "./tournament.module.css";
import { openTournament, useOwnTournaments } from "./tournament-calls.ts";

/** Swiss tournaments by link: opening one, its lobby, its rounds and its table. Their code is loaded when one is opened. */
export function TournamentScreen({ entry }: { entry: TournamentEntry }) {
  const game = useGame();
  const [client] = useState(() => openClient(game));
  const [id, setId] = useState(entry.tournamentId);
  const goBack = () => (id === null || entry.tournamentId !== null ? leaveArena(game) : setId(null));
  return (
    <BattleProvider client={client}>
      <BattleFrame screen={id === null ? "tournaments" : "tournament"} onBack={goBack}>
        {id === null ? <NewTournament onOpen={setId} /> : <OneTournament id={id} onBack={goBack} />}
      </BattleFrame>
    </BattleProvider>
  );
}

function openClient(game: Game): BattleClient {
  const client = createBattleClient(game);
  if (!client) throw new Error("A tournament was opened before the rules were loaded");
  return client;
}

const SECOND_MS = 1_000;

/** The player's tournaments, and the terms of a new one. */
function NewTournament({ onOpen }: { onOpen: (id: string) => void }) {
  const { game, rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { turnsMs, mostPlayers } = rules.pvp.tournament;
  const [turnMs, setTurnMs] = useState(turnsMs[0] ?? rules.pvp.turnMs);
  const [busy, setBusy] = useState(false);

  async function open() {
    setBusy(true);
    const id = await openTournament(game, turnMs);
    setBusy(false);
    if (id !== null) onOpen(id);
  }

  return (
    <BattlePage
      title={texts.title}
      buttons={
        <Button tone="gold" wide busy={busy} onClick={() => void open()}>
          {texts.open}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{fill(texts.about, { n: mostPlayers })}</p>
        <OwnTournaments onOpen={onOpen} />
        <OptionCards
          label={texts.clock}
          value={turnMs}
          onChange={setTurnMs}
          options={turnsMs.map((value) => ({ value, title: fill(texts.seconds, { n: value / SECOND_MS }) }))}
        />
      </div>
    </BattlePage>
  );
}

function OwnTournaments({ onOpen }: { onOpen: (id: string) => void }) {
  const { rules } = useBattleClient();
  const texts = rules.texts.tournament;
  const { data } = useOwnTournaments();
  if (!data || data.tournaments.length === 0) return null;
  return (
    <Panel className={layoutStyles.stack} aria-label={texts.own}>
      <h3>{texts.own}</h3>
      <ul className={layoutStyles.stack}>
        {data.tournaments.map(({ id, organiser, status, players }) => (
          <li key={id} className={layoutStyles.spreadRow}>
            <span>
              <bdi>{fill(texts.of, { name: organiser })}</bdi> · {texts.status[status]} ·{" "}
              {fillPlural(rules.texts, texts.count, { n: players })}
            </span>
            <Button size="small" tone="teal" onClick={() => onOpen(id)}>
              {texts.show}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
