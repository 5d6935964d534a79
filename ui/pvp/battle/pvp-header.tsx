import { useEffect } from "react";
import { fill, fillPlural, isTimeShort, longTime } from "../../../rules/index.ts";
import { useBattleClient } from "../../battle/battle-context.tsx";
import { BattleHeader } from "../../battle/header/battle-header.tsx";
import { useShownBattle } from "../../battle/use-shown-battle.ts";
import { Badge } from "../../components/badge.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import { announce } from "../../game/store/notify.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { IdleWarning, LostContact } from "./battle-notes.tsx";
import { openBattleMenu } from "./leave-battle.ts";
import styles from "./pvp-header.module.css";

/** The header of a battle between players: turn, countdown, whether the opponent is a bot, and warnings (`PVP-023`). */
export function PvpHeader() {
  const pvp = usePvp();
  const turn = useShownBattle(({ view }) => view.turn);
  const yourTurn = usePvpState((state) => state.battle?.yourTurn ?? false);
  const isBot = usePvpState((state) => state.battle?.opponent.bot ?? false);
  const { battle } = pvp.rules.texts.pvpScreens;
  return (
    <BattleHeader
      title={fill(battle.turn, { turn })}
      beside={
        <>
          {yourTurn ? <Countdown /> : null}
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

const SECOND_MS = 1000;

/** The countdown of the player's own turn, which warns below 10 seconds (`PVP-023`, `PVP-039`). */
function Countdown() {
  const { game } = usePvp();
  const { rules } = useBattleClient();
  const deadline = usePvpState((state) => state.battle?.deadline ?? 0);
  const isLast = usePvpState((state) => (state.battle?.expired ?? 0) >= rules.pvp.strikes - 1);
  const seconds = useSecondsUntil(deadline);
  const isShort = isTimeShort(rules, seconds * SECOND_MS);
  const { battle: texts } = rules.texts.pvpScreens;
  const { timeLeft, lastSeconds } = texts;
  const long = longTime(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the time becomes short
  useEffect(() => {
    if (isShort) announce(game, fillPlural(rules.texts, isLast ? lastSeconds : timeLeft, { seconds }));
  }, [game, isShort]);
  return (
    <span
      role="timer"
      className={styles.countdown}
      data-short={isShort || undefined}
      aria-label={long ? fill(texts.longTimeLeft, long) : fillPlural(rules.texts, timeLeft, { seconds })}
    >
      {long ? fill(texts.longTime, long) : fill(texts.seconds, { seconds })}
    </span>
  );
}
