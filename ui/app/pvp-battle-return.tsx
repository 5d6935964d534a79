import { Banner } from "../notices/banner.tsx";
import { enterArena } from "../store/arena-entry.ts";
import { useGame, useGameState } from "./game-context.tsx";

/** On every screen while a PvP battle goes on elsewhere: the way back to it (`GAP-42`). */
export function PvpBattleReturn() {
  const game = useGame();
  const texts = useGameState((state) => state.rules?.pvpScreens);
  const isElsewhere = useGameState((state) => state.pvpBattle !== null && state.arena?.kind !== "pvp");
  if (!isElsewhere || !texts) return null;
  const action = { caption: texts.menu.returnToBattle, onClick: () => enterArena(game, { kind: "pvp" }) };
  return (
    <Banner tone="warning" action={action}>
      {texts.resume}
    </Banner>
  );
}
