import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type Positions, shippedPositions } from "../../rules/positions.ts";
import { BattleProvider, useBattleClient } from "../battle/battle-context.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { type BattleClient, createBattleClient } from "../battle/store/battle-client.ts";
import { Button } from "../components/button.tsx";
import layoutStyles from "../components/layout/layout.module.css";
import { useGame } from "../game/game-context.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import type { Game } from "../game/store/game.ts";

/** The battle part of a screen of positions, by the rules of today. */
export function usePuzzleClient(): BattleClient {
  const game = useGame();
  const [client] = useState(() => openClient(game));
  return client;
}

function openClient(game: Game): BattleClient {
  const client = createBattleClient(game);
  if (!client) throw new Error("A position was opened before the rules were loaded");
  return client;
}

interface WithPositionsProps {
  client: BattleClient;
  /** The title while they are loaded. */
  title: string;
  children: (positions: Positions) => ReactNode;
}

/** Loads the positions, with the numbers that they were found under, once; then shows what is made of them. */
export function WithPositions({ client, title, children }: WithPositionsProps) {
  const { game, rules } = client;
  const { data, isError, refetch } = useQuery({
    queryKey: ["positions"],
    queryFn: () => shippedPositions(game.store.getState().rules ?? rules),
    structuralSharing: false,
  });
  return (
    <BattleProvider client={client}>
      {data ? (
        children(data)
      ) : (
        <BattleFrame screen="opening" onBack={() => leaveArena(game)}>
          <Opening title={title} failed={isError} onRetry={() => void refetch()} />
        </BattleFrame>
      )}
    </BattleProvider>
  );
}

interface OpeningProps {
  title: string;
  failed: boolean;
  onRetry: () => void;
}

function Opening({ title, failed, onRetry }: OpeningProps) {
  const { positions: texts, words } = useBattleClient().rules.texts;
  return (
    <BattlePage
      title={title}
      buttons={
        failed ? (
          <Button wide tone="gold" onClick={onRetry}>
            {words.tryAgain}
          </Button>
        ) : null
      }
    >
      <p className={layoutStyles.notice} role={failed ? "alert" : "status"}>
        {failed ? texts.failed : texts.opening}
      </p>
    </BattlePage>
  );
}
