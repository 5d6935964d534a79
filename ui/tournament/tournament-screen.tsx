import { useState } from "react";
import { BattleProvider } from "../battle/battle-context.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { type BattleClient, createBattleClient } from "../battle/store/battle-client.ts";
import { useGame } from "../game/game-context.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import type { Game } from "../game/store/game.ts";
import type { TournamentEntry } from "../game/store/game-state.ts";
import { NewTournament } from "./new-tournament.tsx";
import { OneTournament } from "./one-tournament.tsx";

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
