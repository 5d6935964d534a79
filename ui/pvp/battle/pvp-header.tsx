import { fill } from "../../../rules/index.ts";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { useShownBattle } from "../../battle/use-shown-battle.ts";
import { Badge } from "../../components/badge.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { IdleWarning, LostContact } from "./battle-notes.tsx";
import { Countdown } from "./countdown.tsx";
import { openBattleMenu } from "./leave-battle.ts";
import styles from "./pvp-header.module.css";

/** The header of a battle between players: turn, countdown, whether the opponent is a bot, and warnings (`PVP-023`). */
export function PvpHeader() {
  const pvp = usePvp();
  const turn = useShownBattle(({ view }) => view.turn);
  const isBot = usePvpState((state) => state.battle?.opponent.bot ?? false);
  const { battle } = pvp.rules.texts.pvpScreens;
  return (
    <BattleHeader
      title={fill(battle.turn, { turn })}
      beside={
        <>
          <Countdown />
          {isBot ? (
            <span className={styles.bot}>
              <Badge tone="info">{battle.bot}</Badge>
            </span>
          ) : null}
        </>
      }
      wayOut={<IconButton icon="menu" label={battle.menu} onClick={() => openBattleMenu(pvp, true)} />}
    >
      <IdleWarning />
      <LostContact />
    </BattleHeader>
  );
}
