import { type ReactNode, useEffect, useState } from "react";
import { fill, type RuleSet } from "../../../rules/index.ts";
import type { LinkedRules, LinkRefusal } from "../../../rules/linked-rules.ts";
import { BattleProvider } from "../../battle/battle-context.tsx";
import { BattleFrame } from "../../battle/layout/battle-frame.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { createBattleClient } from "../../battle/store/battle-client.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame } from "../../game/game-context.tsx";
import { startWorker } from "../../game/start-worker.ts";
import { leaveArena } from "../../game/store/arena-entry.ts";
import type { Game } from "../../game/store/game.ts";
import type { LinkQuestion } from "./linked-worker.ts";

interface LinkedDoorProps {
  /** The data of the link. */
  data: string;
  /** The arena by the rules of the link. */
  children: (linked: LinkedRules) => ReactNode;
}

/** Opens the arena by the rules of a link once a worker has checked them; else it says why not, and nothing changes. */
export function LinkedDoor({ data, children }: LinkedDoorProps) {
  const game = useGame();
  const [client] = useState(() => createBattleClient(game));
  const [found, setFound] = useState<Awaited<ReturnType<typeof checkLink>> | null>(null);
  useEffect(() => {
    let isLeft = false;
    if (client) void checkLink(game, client.rules, data).then((answer) => isLeft || setFound(answer));
    return () => {
      isLeft = true;
    };
  }, [game, client, data]);
  if (client === null) throw new Error("A link was opened before the rules were loaded");
  if (found && "linked" in found) return children(found.linked);
  const { linked: texts, result } = client.rules.texts.arena;
  return (
    <BattleProvider client={client}>
      <BattleFrame screen="opening" onBack={() => leaveArena(game)}>
        <BattlePage
          title={texts.title}
          buttons={
            <Button wide tone="gold" onClick={() => leaveArena(game)}>
              {result.toGame}
            </Button>
          }
        >
          <p className={layoutStyles.headline} role={found ? "alert" : "status"}>
            {found ? found.problem : texts.checking}
          </p>
        </BattlePage>
      </BattleFrame>
    </BattleProvider>
  );
}

/** The part of a worker that is used here. */
export type LinkWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

/** A stranger's numbers may make battles slow: after this time the worker is ended. */
const LONGEST_MS = 10_000;

/** The rules of a link, or one sentence why it opens nothing (`ABU-142`). */
export async function checkLink(
  game: Game,
  rules: RuleSet,
  data: string,
  start: () => LinkWorker | null = startLinkWorker,
): Promise<{ linked: LinkedRules } | { problem: string }> {
  const { linked: texts } = rules.texts.arena;
  const worker = start();
  if (worker === null) return { problem: texts.noWorker };
  const { texts: _, ...numbers } = rules;
  const answer = new Promise<LinkedRules | LinkRefusal | null>((resolve) => {
    worker.onmessage = ({ data: found }: MessageEvent<LinkedRules | LinkRefusal>) => resolve(found);
    worker.onerror = () => resolve(null);
    void game.pause(LONGEST_MS).then(() => resolve(null));
  });
  worker.postMessage({ data, today: numbers } satisfies LinkQuestion);
  const found = await answer;
  worker.terminate();
  if (found === null) return { problem: texts.tooSlow };
  if (found.ok) return { linked: found };
  return { problem: fill(texts[found.refusal], { detail: found.detail }) };
}

function startLinkWorker(): LinkWorker | null {
  return startWorker(() => new Worker(new URL("./linked-worker.ts", import.meta.url), { type: "module" }));
}
