import { fill } from "../../../rules/index.ts";
import { useArenaState } from "../../arena/arena-context.tsx";
import { Battlefield } from "../../battle/field/battlefield.tsx";
import { EnergyMeter } from "../../battle/header/energy-meter.tsx";
import { ReplayLog } from "../../battle/replay/replay-log.tsx";
import { useBattleView } from "../../battle/use-battle.ts";
import { Panel } from "../../components/panel.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import { CardBacks } from "../battle/card-backs.tsx";
import { LostContact } from "../battle/lost-contact.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { WatchState } from "../store/pvp-state.ts";
import { watchText } from "./watch-text.ts";
import styles from "./watched-field.module.css";

/** Both sides as neither of them can lose by: fields, energy, cards face down, and the log. */
export function WatchedField({ reply }: { reply: NonNullable<WatchState["reply"]> }) {
  const { rules } = usePvp();
  const view = useBattleView();
  return (
    <div className={styles.sides}>
      <div className={styles.middle}>
        <WatchedSide owner="enemy" />
        <div className={styles.field}>
          <Battlefield />
        </div>
        <WatchedSide owner="player" />
      </div>
      <div className={styles.words}>
        <Panel surface="well" role="status" className={styles.course}>
          <strong>{fill(rules.texts.pvpScreens.battle.turn, { turn: view.turn })}</strong>
          <span>{watchText(rules, reply)}</span>
          {reply.status === "active" ? <WatchedClock /> : null}
        </Panel>
        <LostContact />
        <ReplayLog lines={view.battleLog} />
      </div>
    </div>
  );
}

function WatchedSide({ owner }: { owner: "player" | "enemy" }) {
  const { rules } = usePvp();
  const view = useBattleView();
  const names = useArenaState((state) => state.names);
  const cards = view[owner].hand.length;
  const { name } = names[owner];
  const number = owner === "player" ? 1 : 2;
  return (
    <section className={styles.side} aria-label={`${names[owner].owner} side`}>
      <EnergyMeter side={view[owner]} />
      <span className={styles.number}>{fill(rules.texts.pvpScreens.watch.player, { number })}</span>
      <CardBacks cards={cards} label={fill(rules.texts.pvpScreens.watch.hand, { name, cards })} />
    </section>
  );
}

/** The seconds left to whoever has the turn; who listens is not told each of them. */
function WatchedClock() {
  const { rules } = usePvp();
  const seconds = useSecondsUntil(usePvpState((state) => state.watch?.deadline ?? 0));
  return (
    <span role="timer" className={styles.clock}>
      {fill(rules.texts.pvpScreens.battle.seconds, { seconds })}
    </span>
  );
}
