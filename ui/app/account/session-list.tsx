import { fill } from "../../../rules/index.ts";
import type { SessionsReply } from "../../../server/contract/index.ts";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../game/texts.ts";
import styles from "./account.module.css";
import { momentText } from "./moment-text.ts";

interface SessionListProps {
  sessions: SessionsReply["sessions"];
  onEnd: (id: string) => void;
}

/** Where the player is logged in; every session but this one has a button that ends it. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
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
