import { Dialog } from "radix-ui";
import { fill } from "../../../rules/index.ts";
import { useArenaState } from "../../arena/arena-context.tsx";
import styles from "../../arena/battle-screen/header/battle-header.module.css";
import { ComboMeter } from "../../arena/battle-screen/header/combo-meter.tsx";
import { EnergyMeter } from "../../arena/battle-screen/header/energy-meter.tsx";
import { SynergySummary } from "../../arena/battle-screen/header/synergy-summary.tsx";
import { TurnSpeed } from "../../arena/battle-screen/header/turn-speed.tsx";
import { useBattleView } from "../../arena/battle-screen/use-battle.ts";
import { Badge } from "../../parts/badge.tsx";
import { IconButton } from "../../parts/icon-button.tsx";
import { leaveForMenu } from "../actions/battle.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { Countdown } from "./countdown.tsx";

/** Turn, countdown, both sides with their energy out of 25, and the opponent's name (`PVP-023`). */
export function PvpHeader() {
  const pvp = usePvp();
  const view = useBattleView();
  const names = useArenaState((state) => state.names);
  const opponent = usePvpState((state) => state.battle?.opponent);
  const { battle } = pvp.rules.pvpScreens;
  return (
    <header className={styles.header}>
      <div className={styles.turn}>
        <Dialog.Title className={styles.title}>{fill(battle.turn, { turn: view.turn })}</Dialog.Title>
        <Countdown />
        {opponent?.bot ? <Badge tone="info">{battle.bot}</Badge> : null}
      </div>
      {(["player", "enemy"] as const).map((owner) => (
        <section key={owner} className={styles.side} aria-label={`${names[owner].owner} side`}>
          <EnergyMeter side={view[owner]} />
          <SynergySummary side={view[owner]} />
          <ComboMeter side={view[owner]} />
        </section>
      ))}
      <div className={styles.tools}>
        <TurnSpeed />
        <IconButton icon="menu" label={battle.menu} onClick={() => leaveForMenu(pvp)} />
      </div>
    </header>
  );
}
