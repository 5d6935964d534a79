import { type ReactNode, useEffect, useState } from "react";
import type { LinkedRules } from "../../../rules/linked-rules.ts";
import { BattleProvider } from "../../battle/battle-context.tsx";
import { BattleFrame } from "../../battle/layout/battle-frame.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { createBattleClient } from "../../battle/store/battle-client.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame } from "../../game/game-context.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { checkLink } from "./check-link.ts";

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
