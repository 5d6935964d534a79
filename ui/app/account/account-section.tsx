import { useEffect, useRef, useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { SessionsReply } from "../../../server/contract/index.ts";
import { battleOwner, savedBattleOf } from "../../battle/ai-battle/waiting-battle.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { ConfirmButton, Question } from "../../components/question.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { deletionDueIn } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";
import {
  deleteAccount,
  endSession,
  keepAccount,
  logOutEverywhere,
  saveData,
  useAccount,
  useSessions,
} from "./account-calls.ts";
import styles from "./account-section.module.css";
import { momentText } from "./moment-text.ts";

/** The part of the settings about the player's account: sessions, data, and deletion (`GAP-71`). */
export function AccountSection() {
  const texts = useTexts();
  const game = useGame();
  const sessions = useSessions();
  const {
    account,
    dialogs: { logOutQuestion },
  } = texts.app;
  const keepsBattle = savedBattleOf(game.storage, battleOwner(game)) !== null;
  return (
    <Panel
      surface="well"
      className={classNames(layoutStyles.looseStack, styles.account)}
      aria-labelledby="settings-account"
    >
      <h3 id="settings-account">{account.heading}</h3>
      {sessions === undefined ? null : (
        <>
          <SessionList sessions={sessions} onEnd={(id) => void endSession(game, id)} />
          <ConfirmButton
            size="small"
            question={
              keepsBattle ? `${account.everywhereQuestion} ${logOutQuestion}` : account.everywhereQuestion
            }
            confirm={account.logOutEverywhere}
            onClick={() => void logOutEverywhere(game)}
          >
            {account.logOutEverywhere}
          </ConfirmButton>
        </>
      )}
      <SaveData />
      <Deletion />
    </Panel>
  );
}

function SaveData() {
  const { account } = useTexts().app;
  const game = useGame();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await saveData(game);
    setBusy(false);
  }
  return (
    <div className={styles.action}>
      <p className={layoutStyles.muted}>{account.saveDataHint}</p>
      <Button needsServer size="small" busy={busy} onClick={() => void save()}>
        {account.saveData}
      </Button>
    </div>
  );
}

/** Asks for the deletion after it has said what happens and when, or keeps the account after all. */
function Deletion() {
  const texts = useTexts();
  const { account } = texts.app;
  const game = useGame();
  const dueAt = useGameState(deletionDueIn);
  const days = useAccount()?.deletionDays;
  const [asking, setAsking] = useState(false);
  if (dueAt !== null)
    return (
      <div className={styles.action}>
        <p>{fill(account.pending, { date: momentText(texts.language, dueAt, "hour") })}</p>
        <Button needsServer size="small" tone="teal" onClick={() => void keepAccount(game)}>
          {account.keep}
        </Button>
      </div>
    );
  if (days === undefined) return null;
  if (!asking)
    return (
      <div className={styles.action}>
        <p className={layoutStyles.muted}>{fill(account.deleteHint, { days })}</p>
        <Button needsServer size="small" tone="danger" onClick={() => setAsking(true)}>
          {account.delete}
        </Button>
      </div>
    );
  function confirmed() {
    setAsking(false);
    void deleteAccount(game);
  }
  return <DeletionQuestion days={days} onConfirm={confirmed} onCancel={() => setAsking(false)} />;
}

interface DeletionQuestionProps {
  days: number;
  onConfirm: () => void;
  onCancel: () => void;
}

function DeletionQuestion({ days, onConfirm, onCancel }: DeletionQuestionProps) {
  const { account } = useTexts().app;
  const question = useRef<HTMLDivElement>(null);
  // Its buttons get the focus; on a low screen they are below what must be read first.
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for what ends the effect.
    question.current?.scrollIntoView({ block: "start" });
  }, []);
  return (
    <div ref={question} className={styles.question}>
      <Question
        question={<p>{fill(account.deleteQuestion, { days })}</p>}
        confirm={
          <Button needsServer tone="danger" onClick={onConfirm}>
            {fill(account.deleteConfirm, { days })}
          </Button>
        }
        onCancel={onCancel}
      >
        <ul className={styles.consequences}>
          {account.consequences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Question>
    </div>
  );
}

interface SessionListProps {
  sessions: SessionsReply["sessions"];
  onEnd: (id: string) => void;
}

/** Where the player is logged in; every session but this one has a button that ends it. */
function SessionList({ sessions, onEnd }: SessionListProps) {
  const texts = useTexts();
  const { account } = texts.app;
  return (
    <ul className={styles.sessions} aria-label={account.sessions}>
      {sessions.map(({ id, browser, system, since, lastSeen, current }) => {
        const name =
          browser === null || system === null
            ? account.someBrowser
            : fill(account.browserOn, { browser, system });
        return (
          <li key={id}>
            <span className={styles.session}>
              <span className={styles.browser}>
                <bdi>{name}</bdi>
                {current ? <Badge tone="info">{account.thisBrowser}</Badge> : null}
              </span>
              <span className={styles.times}>
                {fill(current ? account.since : account.sinceAndUsed, {
                  since: momentText(texts.language, since, "day"),
                  used: momentText(texts.language, lastSeen, "hour"),
                })}
              </span>
            </span>
            {current ? null : (
              <Button
                size="small"
                aria-label={fill(account.logOutOne, { browser: name })}
                onClick={() => onEnd(id)}
              >
                {texts.app.dialogs.logOut}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
