import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import { Battlefield } from "../../battle/field/battlefield.tsx";
import { EnergyMeter } from "../../battle/header/side-meters.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { WatchLayout } from "../../battle/layout/watch-layout.tsx";
import { ReplayControls } from "../../battle/replay/replay-controls.tsx";
import { ReplayLog } from "../../battle/replay/replay-log.tsx";
import { useBattleView } from "../../battle/use-shown-battle.ts";
import { Button } from "../../components/button.tsx";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { Captions } from "../../game/captions/captions.tsx";
import { useSecondsUntil } from "../../game/hooks/use-seconds.ts";
import { LostContact } from "../battle/battle-notes.tsx";
import { CardBacks } from "../battle/card-backs.tsx";
import { goBack } from "../go-back.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { WatchState } from "../store/pvp-state.ts";
import { goLive, stepBack } from "./step-back.ts";
import styles from "./watch-screen.module.css";

/** A live battle of other players; until it has loaded a text, or why it cannot be watched, also later (`GAP-43`). */
export function WatchScreen() {
  const pvp = usePvp();
  const { rules } = pvp;
  const problem = usePvpState((state) => state.watch?.problem ?? null);
  const reply = usePvpState((state) => state.watch?.reply ?? null);
  const isThere = useBattleState(({ shown }) => shown !== null);
  const isShown = reply !== null && isThere && problem === null;
  const { watch } = rules.texts.pvpScreens;
  return (
    <BattlePage title={watch.title} onBack={() => goBack(pvp)} buttons={isShown ? <WatchControls /> : null}>
      {isShown ? (
        <WatchedField reply={reply} />
      ) : (
        <p className={layoutStyles.headline} role={problem === null ? "status" : "alert"}>
          {problem === null ? watch.opening : fill(watch.failed, { error: problem })}
        </p>
      )}
    </BattlePage>
  );
}

/** A battle of other players without its hidden parts: both fields, energy, cards face down, and the log. */
function WatchedField({ reply }: { reply: NonNullable<WatchState["reply"]> }) {
  const { rules } = usePvp();
  const view = useBattleView();
  const isPast = usePvpState(({ watch }) => watch?.past !== null);
  return (
    <WatchLayout
      fillsHeight
      battle={
        <div className={styles.battle}>
          <WatchedSide owner="enemy" />
          <div className={styles.field}>
            <Battlefield />
            <Captions corner />
          </div>
          <WatchedSide owner="player" />
        </div>
      }
    >
      <Panel surface="well" role="status" className={styles.course}>
        <strong>{fill(rules.texts.pvpScreens.battle.turn, { turn: view.turn })}</strong>
        <span>{isPast ? rules.texts.pvpScreens.watch.inPast : <WatchedCourse reply={reply} />}</span>
        {reply.status === "active" && !isPast ? <WatchedClock /> : null}
      </Panel>
      <LostContact />
      <ReplayLog lines={view.battleLog} />
    </WatchLayout>
  );
}

/** Whose turn it is, or how the battle ended. */
function WatchedCourse({ reply }: { reply: NonNullable<WatchState["reply"]> }) {
  const { watch } = usePvp().rules.texts.pvpScreens;
  const { status, winner, endedBy, players, activePlayer } = reply;
  const nameOf = (player: number) => ({ name: <bdi>{players[player - 1]?.name ?? ""}</bdi> });
  if (status === "active") return <FilledText text={watch.turnOf} values={nameOf(activePlayer)} />;
  if (winner !== null) return <FilledText text={watch.won} values={nameOf(winner)} />;
  return endedBy === "closed" ? watch.closed : watch.drawn;
}

function WatchedSide({ owner }: { owner: "player" | "enemy" }) {
  const { rules } = usePvp();
  const view = useBattleView();
  const names = useBattleState((state) => state.names);
  const cards = view[owner].hand.length;
  const { name } = names[owner];
  const number = owner === "player" ? 1 : 2;
  return (
    <section
      className={styles.side}
      aria-label={fill(rules.texts.battleScreen.sides.label, { owner: names[owner].owner })}
    >
      <EnergyMeter side={view[owner]} />
      <span className={styles.number}>{fill(rules.texts.pvpScreens.watch.player, { number })}</span>
      <CardBacks cards={cards} label={fill(rules.texts.pvpScreens.watch.hand, { name, cards })} />
    </section>
  );
}

/** The seconds left in the current turn; they are not announced to screen readers one by one. */
function WatchedClock() {
  const { rules } = usePvp();
  const seconds = useSecondsUntil(usePvpState((state) => state.watch?.deadline ?? 0));
  return (
    <span role="timer" className={styles.clock}>
      {fill(rules.texts.pvpScreens.battle.seconds, { seconds })}
    </span>
  );
}

/** Steps back in a watched battle; then the controls of a replay, and the way back to the present. */
function WatchControls() {
  const pvp = usePvp();
  const { watch: texts } = pvp.rules.texts.pvpScreens;
  const past = usePvpState(({ watch }) => watch?.past ?? null);
  const loading = usePvpState(({ watch }) => watch?.loadingPast ?? false);
  if (past === null)
    return (
      <Button wide busy={loading} title={texts.past} onClick={() => void stepBack(pvp)}>
        {loading ? texts.loadingPast : texts.toPast}
      </Button>
    );
  return (
    <ReplayControls player={past.player}>
      <Button size="small" tone="gold" onClick={() => goLive(pvp)}>
        {texts.toLive}
      </Button>
    </ReplayControls>
  );
}
