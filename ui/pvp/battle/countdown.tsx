import { useEffect } from "react";
import { fill, isTimeShort } from "../../../rules/index.ts";
import { announce } from "../../store/notify.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { useSecondsUntil } from "../use-seconds.ts";
import styles from "./countdown.module.css";

const SECOND_MS = 1000;

/** The seconds left, on the own turn only; below 10 it warns (`PVP-023`, `PVP-039`). */
export function Countdown() {
  const yourTurn = usePvpState((state) => state.battle?.yourTurn ?? false);
  return yourTurn ? <Seconds /> : null;
}

function Seconds() {
  const { game, rules } = usePvp();
  const deadline = usePvpState((state) => state.battle?.deadline ?? 0);
  const seconds = useSecondsUntil(deadline);
  const isShort = isTimeShort(rules, seconds * SECOND_MS);
  const { seconds: short, timeLeft } = rules.pvpScreens.battle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when the time becomes short
  useEffect(() => {
    if (isShort) announce(game, fill(timeLeft, { seconds }));
  }, [game, isShort]);
  return (
    <span
      role="timer"
      className={styles.countdown}
      data-short={isShort || undefined}
      aria-label={fill(timeLeft, { seconds })}
    >
      {fill(short, { seconds })}
    </span>
  );
}
