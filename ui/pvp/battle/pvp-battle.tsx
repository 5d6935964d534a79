import { fill } from "../../../rules/index.ts";
import { useBattleState } from "../../battle/battle-context.tsx";
import statusStyles from "../../battle/header/status-line.module.css";
import { statusText, useChoiceText } from "../../battle/header/status-line.tsx";
import { BattleLayout } from "../../battle/layout/battle-layout.tsx";
import { useBattlePhase, useShownBattle } from "../../battle/use-shown-battle.ts";
import { FilledText } from "../../components/filled-text.tsx";
import { EmoteBubbles } from "../opponent/emotes.tsx";
import { usePvp } from "../pvp-context.tsx";
import { BattleMenu } from "./battle-menu.tsx";
import { BattleOptions } from "./battle-options.tsx";
import { CardBacks } from "./card-backs.tsx";
import { ConcedeDialog } from "./concede-dialog.tsx";
import styles from "./pvp-battle.module.css";
import { PvpHeader } from "./pvp-header.tsx";

/** A battle between players: the battle screen, with the parts that battles against the AI lack. */
export function PvpBattle() {
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

/** The status line, as in the arena, but with the opponent's name (`BAT-027`). */
function PvpStatusLine() {
  const { rules } = usePvp();
  const phase = useBattlePhase();
  const mood = useShownBattle((battle) => battle.mood);
  const opponent = useBattleState((state) => state.names.enemy.name);
  const { battle: texts } = rules.texts.pvpScreens;
  const choice = useChoiceText();
  return (
    <p className={statusStyles.line} data-phase={phase}>
      {phase === "enemy" ? (
        <FilledText
          text={texts[mood === "attacking" || mood === "defending" ? mood : "turnOf"]}
          values={{ name: <bdi>{opponent}</bdi> }}
        />
      ) : (
        statusText(rules, { phase, mood }, choice)
      )}
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
