import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fill } from "../../rules/index.ts";
import type { VisitReply } from "../../server/contract/index.ts";
import { BattleProvider } from "../battle/battle-context.tsx";
import { BattleFrame } from "../battle/layout/battle-frame.tsx";
import { BattlePage } from "../battle/layout/battle-page.tsx";
import { createBattleClient } from "../battle/store/battle-client.ts";
import layoutStyles from "../components/layout/layout.module.css";
import { type ApiResult, problemText } from "../game/api/api-result.ts";
import { useGame, useGameState } from "../game/game-context.tsx";
import { leaveArena } from "../game/store/arena-entry.ts";
import type { Game } from "../game/store/game.ts";
import type { VisitEntry } from "../game/store/game-state.ts";
import { askedEachTime } from "../game/store/queries.ts";
import { ApiFailure, replyOf } from "../game/store/reply-of.ts";
import { useTexts } from "../game/texts.ts";
import { LeaveVisitButton, VisitedLabView } from "./visited-lab-view.tsx";

/** Another player's lab, read only. Its code is loaded when one is visited. */
export function VisitScreen({ entry }: { entry: VisitEntry }) {
  const game = useGame();
  const [client] = useState(() => createBattleClient(game));
  if (!client) return null;
  return (
    <BattleProvider client={client}>
      <BattleFrame screen="visit" onBack={() => leaveArena(game)}>
        <Visit key={JSON.stringify(entry)} entry={entry} />
      </BattleFrame>
    </BattleProvider>
  );
}

function Visit({ entry }: { entry: VisitEntry }) {
  const { visiting: texts } = useTexts().friends;
  const { data, dataUpdatedAt, error } = useVisit(entry);
  // Who no longer shows the lab is not looked at any longer.
  const isGone = error instanceof ApiFailure && error.problem.kind === "refused";
  if (!data || isGone)
    return (
      <BattlePage title={error ? texts.gone : texts.opening} buttons={<LeaveVisitButton />}>
        <p className={layoutStyles.notice} role={error ? "alert" : "status"}>
          {error instanceof ApiFailure ? problemText(error.problem, texts.gone) : texts.opening}
        </p>
      </BattlePage>
    );
  return (
    <BattlePage title={fill(texts.title, { name: data.name })} buttons={null}>
      <VisitedLabView visit={data} seenAt={dataUpdatedAt} isLost={error !== null} />
    </BattlePage>
  );
}

/** The lab that is visited, looked at again and again; the last look stays while the server cannot be reached. */
function useVisit(entry: VisitEntry) {
  const game = useGame();
  const pollMs = useGameState((state) => state.rules?.ui.visitPollMs ?? 0);
  return useQuery({
    ...askedEachTime,
    queryKey: ["visit", entry],
    queryFn: () => replyOf(game, look(game, entry), "visited lab"),
    refetchInterval: pollMs,
  });
}

function look(game: Game, entry: VisitEntry): Promise<ApiResult<VisitReply>> {
  if ("link" in entry) return game.api.call("GET /api/labs/:link", { params: { link: entry.link } });
  return game.api.call("GET /api/friends/:friendId/lab", { params: { friendId: entry.friendId } });
}
