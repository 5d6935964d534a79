import { Dialog } from "radix-ui";
import { fill } from "../../../rules/index.ts";
import styles from "../../battle/header/battle-header.module.css";
import { SideSummary } from "../../battle/header/side-summary.tsx";
import { TurnSpeed } from "../../battle/header/turn-speed.tsx";
import { useBattlePart } from "../../battle/use-battle.ts";
import { Badge } from "../../components/badge.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { openBattleMenu } from "../actions/battle.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { Countdown } from "./countdown.tsx";
import { IdleWarning } from "./idle-warning.tsx";
import { LostContact } from "./lost-contact.tsx";

/** Turn, countdown, both sides with their energy out of 25, and the opponent's name (`PVP-023`). */
export function PvpHeader() {
  const pvp = usePvp();
  const turn = useBattlePart(({ view }) => view.turn);
  const opponent = usePvpState((state) => state.battle?.opponent);
  const { battle } = pvp.rules.texts.pvpScreens;
  return (
    <header className={styles.header}>
      <div className={styles.turn}>
        <Dialog.Title className={styles.title}>{fill(battle.turn, { turn })}</Dialog.Title>
        <Countdown />
        {opponent?.bot ? <Badge tone="info">{battle.bot}</Badge> : null}
      </div>
      <SideSummary owner="player" />
      <SideSummary owner="enemy" />
      <div className={styles.tools}>
        <TurnSpeed />
        <IconButton icon="menu" label={battle.menu} onClick={() => openBattleMenu(pvp, true)} />
      </div>
      <IdleWarning />
      <LostContact />
    </header>
  );
}
