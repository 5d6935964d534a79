import { fill } from "../../../rules/index.ts";
import { useArenaState } from "../../arena/arena-context.tsx";
import { ArenaPage } from "../../battle/frame/arena-page.tsx";
import { Button } from "../../components/button.tsx";
import { leaveForMenu } from "../actions/battle.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { PvpBattle } from "./pvp-battle.tsx";
import styles from "./pvp-battle-screen.module.css";

/** The battle once it is there; until then 'Loading battle...', or why there is none (`PVP-026`). */
export function PvpBattleScreen() {
  const problem = usePvpState((state) => state.battle?.problem ?? null);
  const loading = usePvpState((state) => state.battle?.loading ?? true);
  const isThere = useArenaState((state) => state.battle !== null);
  if (problem === null && isThere && !loading) return <PvpBattle />;
  return <NoBattle problem={problem} />;
}

function NoBattle({ problem }: { problem: string | null }) {
  const pvp = usePvp();
  const { menu, battle, queue } = pvp.rules.texts.pvpScreens;
  return (
    <ArenaPage
      title={menu.title}
      buttons={
        problem === null ? null : (
          <Button wide onClick={() => leaveForMenu(pvp)}>
            {queue.giveUp}
          </Button>
        )
      }
    >
      <p className={styles.words} role={problem === null ? "status" : "alert"}>
        {problem === null ? battle.loading : fill(battle.unknown, { error: problem })}
      </p>
    </ArenaPage>
  );
}
