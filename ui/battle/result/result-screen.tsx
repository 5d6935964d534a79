import { Dialog } from "radix-ui";
import { type ReactNode, useMemo } from "react";
import { battleSummary } from "../../../rules/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient } from "../battle-context.tsx";
import { BattlePage } from "../layout/battle-page.tsx";
import { watchReplay } from "../replay/open-replay.ts";
import { SaveReplayButton } from "../replay/save-replay.tsx";
import { ShareReplayButton } from "../replay-screen/share-replay.tsx";
import { ReviewButton } from "../review/review-button.tsx";
import { inPageLanguage } from "../store/battle-client.ts";
import { BothSides } from "./both-sides.tsx";
import { DecidingMoment } from "./deciding-moment.tsx";
import {
  type FinishedBattle,
  figuresOf,
  type PlayedBattle,
  resultTitle,
  statedText,
} from "./finished-battle.ts";
import { Podium } from "./podium.tsx";
import styles from "./result-screen.module.css";
import { DamageByCreature, HelpfulAdvice, ResultStatistics } from "./result-statistics.tsx";

interface ResultScreenProps {
  battle: FinishedBattle;
  /** What it brought at once: badges, or how the rating moved. */
  gains?: ReactNode;
  /** Beside the statistics. */
  rewards?: ReactNode;
  /** What else is to be said or done, below the statistics. */
  children?: ReactNode;
  /** What else can be done with its replay. */
  moreButtons?: ReactNode;
  /** The ways on, which stay in view. */
  buttons: ReactNode;
}

/**
 * How any battle ended, what decided it and what it brought, and what can be done with it now (`BAT-050` to `BAT-055`,
 * `CON-54`, `PVP-041`). What only the replay tells is missing until the battle has one.
 */
export function ResultScreen({ battle, gains, rewards, children, moreButtons, buttons }: ResultScreenProps) {
  const { game, rules } = useBattleClient();
  const { outcome, kind, opponent, guided } = battle;
  const { replay = null, seat = null, rules: began = rules } = battle.played ?? {};
  const spoken = inPageLanguage(game, began);
  const played = useMemo(() => replay && { replay, seat, rules: spoken }, [replay, seat, spoken]);
  const summary = useMemo(
    () => played && battleSummary(played.rules, played.replay, played.seat ?? 0),
    [played],
  );
  const figures = battle.figures ?? (summary && figuresOf(summary));
  const victory = outcome === "victory";
  const text = battle.text ?? statedText(rules, outcome, summary?.endedBy ?? null);
  return (
    <BattlePage
      title={resultTitle(rules, outcome)}
      look={victory ? "result" : "defeat"}
      badge={kind === null ? null : <Badge tone="info">{kind}</Badge>}
      buttons={buttons}
    >
      <div className={styles.stack} data-victory={victory}>
        <div className={styles.opening}>
          <div className={styles.outcome}>
            <Dialog.Description className={styles.text}>{text}</Dialog.Description>
            <BothSides outcome={outcome} opponent={opponent} summary={summary} />
            {gains}
          </div>
          {summary ? <Podium team={summary.player} victory={victory} /> : null}
        </div>
        {played && !guided && !played.replay.end ? <DecidingMoment played={played} /> : null}
        {summary && !guided ? <HelpfulAdvice help={summary.help} /> : null}
        {summary && figures ? (
          <div className={styles.sides}>
            <DamageByCreature team={summary.player} victory={victory} />
            <div className={layoutStyles.wideStack}>
              <ResultStatistics figures={figures} />
              {rewards}
            </div>
          </div>
        ) : null}
        {children}
        {played ? <ReplayButtons played={played}>{moreButtons}</ReplayButtons> : null}
      </div>
    </BattlePage>
  );
}

/** What can be done with the battle that has ended: watched, reviewed, saved, shared. */
function ReplayButtons({ played, children }: { played: PlayedBattle; children: ReactNode }) {
  const client = useBattleClient();
  const { replay, seat, rules } = played;
  return (
    <div className={styles.buttons}>
      <Button size="small" tone="teal" onClick={() => watchReplay(client, replay, seat, rules)}>
        {client.rules.texts.replays.screen.watch}
      </Button>
      <ReviewButton {...played} />
      <SaveReplayButton replay={replay} />
      <ShareReplayButton replay={replay} />
      {children}
    </div>
  );
}
