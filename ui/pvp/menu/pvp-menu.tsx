import type { ReactNode } from "react";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { CourseWords } from "../../battle/layout/pvp-battle-return.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Tabs } from "../../components/tabs.tsx";
import { returnToBattle } from "../battle/leave-battle.ts";
import { DeckFoot } from "../deck/deck-foot.tsx";
import { DeckTab } from "../deck/deck-tab.tsx";
import { LeaderboardPages, LeaderboardTab } from "../leaderboard/leaderboard-tab.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { BattleKind } from "../queue/battle-kind.tsx";
import { RefreshStats, StatsTab } from "../stats/stats-tab.tsx";
import type { PvpTab } from "../store/pvp-state.ts";
import styles from "./pvp-menu.module.css";

/** The row that stays visible below each tab. */
const FEET: Record<PvpTab, () => ReactNode> = {
  play: DeckFoot,
  stats: RefreshStats,
  leaderboard: LeaderboardPages,
};

/** 'PvP Battle Arena' with its three tabs (`PVP-002`). */
export function PvpMenu() {
  const pvp = usePvp();
  const { menu } = pvp.rules.texts.pvpScreens;
  const tab = usePvpState((state) => state.tab);
  const isInBattle = usePvpState((state) => state.battle !== null);
  const Foot = FEET[tab];
  return (
    <BattlePage
      title={menu.title}
      badge={
        <Button size="small" onClick={() => pvp.store.setState({ screen: "live" })}>
          {menu.live}
        </Button>
      }
      buttons={<Foot />}
    >
      <ReturnToBattle />
      <Tabs
        label={menu.title}
        open={tab}
        onOpen={(key) => pvp.store.setState({ tab: key as PvpTab })}
        tabs={[
          {
            key: "play",
            title: menu.play,
            content: (
              <>
                <BattleKind />
                <DeckTab />
              </>
            ),
            reason: isInBattle ? menu.battleActive : null,
          },
          { key: "stats", title: menu.stats, content: <StatsTab /> },
          { key: "leaderboard", title: menu.leaderboard, content: <LeaderboardTab /> },
        ]}
      />
    </BattlePage>
  );
}

/** Shown while a battle continues behind the menu: its state, and a button back to it (`PVP-002`, `GAP-42`). */
function ReturnToBattle() {
  const pvp = usePvp();
  const battle = usePvpState((state) => state.battle);
  const { menu } = pvp.rules.texts.pvpScreens;
  if (!battle) return null;
  return (
    <Panel className={styles.note} role="status">
      <p className={layoutStyles.heading}>
        {battle.loading ? (
          menu.battleActive
        ) : (
          <CourseWords course={{ ...battle, opponent: battle.opponent.name }} />
        )}
      </p>
      <Button tone="gold" size="small" onClick={() => returnToBattle(pvp)}>
        {menu.returnToBattle}
      </Button>
    </Panel>
  );
}
