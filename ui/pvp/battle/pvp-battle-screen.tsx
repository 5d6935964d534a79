import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { leaveForMenu } from "./leave-battle.ts";
import { PvpBattle } from "./pvp-battle.tsx";
import styles from "./pvp-battle-screen.module.css";

/** The battle once it has loaded; until then 'Loading battle...', or why it cannot be opened (`PVP-026`). */
export function PvpBattleScreen() {
  const problem = usePvpState((state) => state.battle?.problem ?? null);
  const loading = usePvpState((state) => state.battle?.loading ?? true);
  const isThere = useBattleState(({ shown }) => shown !== null);
  if (problem === null && isThere && !loading) return <PvpBattle />;
  return <NoBattle problem={problem} />;
}

function NoBattle({ problem }: { problem: string | null }) {
  const pvp = usePvp();
  const { menu, battle, queue } = pvp.rules.texts.pvpScreens;
  return (
    <BattlePage
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
    </BattlePage>
  );
}
