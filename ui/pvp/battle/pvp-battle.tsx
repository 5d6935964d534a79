import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import statusStyles from "../../battle/header/status-line.module.css";
import { statusText, useChoiceText } from "../../battle/header/status-line.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { useBattlePhase, useShownBattle } from "../../battle/use-shown-battle.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import { FilledText } from "../../components/filled-text.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { EmoteBubbles } from "../opponent/emotes.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { BattleMenu, BattleOptions, ConcedeDialog } from "./battle-menu.tsx";
import { CardBacks } from "./card-backs.tsx";
import { leaveForMenu } from "./leave-battle.ts";
import styles from "./pvp-battle.module.css";
import { PvpHeader } from "./pvp-header.tsx";

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
      <p className={layoutStyles.headline} role={problem === null ? "status" : "alert"}>
        {problem === null ? battle.loading : fill(battle.unknown, { error: problem })}
      </p>
    </BattlePage>
  );
}

/** A battle between players: the battle screen, with the parts that battles against the AI lack. */
function PvpBattle() {
  return (
    <BattleLayout
      header={<PvpHeader />}
      aboveField={<OpponentHand />}
      overField={
        <>
          <WaitingRibbon />
          <EmoteBubbles />
        </>
      }
      status={<PvpStatusLine />}
      panelButtons={(done) => <BattleOptions onDone={done} />}
    >
      <BattleMenu />
      <ConcedeDialog />
    </BattleLayout>
  );
}

/** The opponent's hand, face down (`PVP-024`). */
function OpponentHand() {
  const cards = useShownBattle(({ view }) => view.enemy.hand.length);
  const { name } = useBattleState((state) => state.names.enemy);
  const { opponentHand } = usePvp().rules.texts.pvpScreens.battle;
  return <CardBacks cards={cards} label={fill(opponentHand, { name, cards })} />;
}

/**
 * The status line, as in the arena, but with the opponent's name (`BAT-027`). That it is the opponent's turn is said once,
 * by the ribbon.
 */
function PvpStatusLine() {
  const { rules } = usePvp();
  const phase = useBattlePhase();
  const mood = useShownBattle((battle) => battle.mood);
  const opponent = useBattleState((state) => state.names.enemy.name);
  const { battle: texts } = rules.texts.pvpScreens;
  const choice = useChoiceText();
  if (phase !== "enemy")
    return (
      <p className={statusStyles.line} data-phase={phase}>
        {statusText(rules, { phase, mood }, choice)}
      </p>
    );
  return (
    <p className={classNames(layoutStyles.mayBeEmpty, statusStyles.line)} data-phase={phase}>
      {mood === "attacking" || mood === "defending" ? (
        <FilledText text={texts[mood]} values={{ name: <bdi>{opponent}</bdi> }} />
      ) : null}
    </p>
  );
}

/** 'Waiting for opponent...' over the field in the opponent's turn (`PVP-025`); it leaves the field visible. */
function WaitingRibbon() {
  const { rules } = usePvp();
  const phase = useBattlePhase();
  if (phase !== "enemy") return null;
  return (
    <div className={styles.overlay} role="status">
      <span className={styles.words}>{rules.texts.pvpScreens.battle.waiting}</span>
    </div>
  );
}
