import { fill } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { LinkField } from "../../components/link-field.tsx";
import { Panel } from "../../components/panel.tsx";
import { entryAddress } from "../../game/store/entry-link.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { leaveChallenge, withdraw } from "./challenge-flow.ts";
import { ChallengeTermsRow } from "./challenge-terms.tsx";
import { Duelists } from "./duelists.tsx";
import { QrCode } from "./qr-code.tsx";
import styles from "./waiting-for-other.module.css";

/** Waiting for the other player: with the link while nobody has used it, else for their word (`GAP-61`). */
export function WaitingForOther() {
  const pvp = usePvp();
  const { challenge: texts } = pvp.rules.texts.pvpScreens;
  const reply = usePvpState((state) => state.challenge?.reply ?? null);
  if (!reply) return null;
  const isOpen = reply.role === "challenger" && reply.friend === null;
  // Whoever is challenged by name sees it in their lab, and needs no link.
  const isLink = isOpen && reply.invited === null;
  return (
    <BattlePage
      title={isLink ? texts.linkTitle : texts.title}
      onBack={() => leaveChallenge(pvp)}
      buttons={
        <Button wide tone="danger" onClick={() => void withdraw(pvp)}>
          {isOpen ? texts.withdraw : texts.leave}
        </Button>
      }
    >
      <div className={styles.stack}>
        {isLink ? <OpenLink challenge={reply} /> : null}
        <Panel className={styles.waiting}>
          <Duelists />
          <ChallengeTermsRow challenge={reply} />
          <WaitingWords challenge={reply} />
        </Panel>
      </div>
    </BattlePage>
  );
}

function WaitingWords({ challenge }: { challenge: PvpChallengeReply }) {
  const { challenge: texts } = usePvp().rules.texts.pvpScreens;
  const isBusy = usePvpState((state) => state.challenge?.opponentBusy ?? false);
  const other = challenge.role === "challenger" ? challenge.friend : challenge.challenger;
  const { invited } = challenge;
  if (other === null && invited !== null)
    return (
      <div className={styles.words} role="status">
        <p>{fill(texts.waitingFor, { name: invited })}</p>
        <p className={styles.hint}>{fill(texts.invitedHint, { name: invited })}</p>
      </div>
    );
  const words =
    other === null ? texts.waitingForFriend : fill(isBusy ? texts.busy : texts.waitingFor, { name: other });
  return (
    <div className={styles.words} role="status">
      <p>{words}</p>
      {other === null || isBusy ? null : (
        <p className={styles.hint}>{fill(texts.waitingAway, { name: other })}</p>
      )}
    </div>
  );
}

/** The link with a copy button, the system's own way to share where there is one, and its QR code. */
function OpenLink({ challenge }: { challenge: PvpChallengeReply }) {
  const { rules } = usePvp();
  const { challenge: texts } = rules.texts.pvpScreens;
  const address = entryAddress(window.location, { kind: "challenge", data: challenge.id });
  const time = new Intl.DateTimeFormat(rules.texts.language, FORM).format(challenge.expiresAt);
  return (
    <Panel className={styles.link}>
      <div className={styles.ways}>
        <LinkField label={texts.link} address={address} />
        {"share" in navigator ? (
          <Button
            tone="teal"
            onClick={() => share(fill(texts.shareText, { name: challenge.challenger }), address)}
          >
            {texts.share}
          </Button>
        ) : null}
        <p className={styles.hint}>{fill(texts.validUntil, { time })}</p>
      </div>
      <figure className={styles.code}>
        <QrCode address={address} label={texts.code} />
        <figcaption className={styles.hint}>{texts.codeText}</figcaption>
      </figure>
    </Panel>
  );
}

const FORM = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;

/** Whoever changes their mind has shared nothing; that is no error. */
function share(text: string, url: string): void {
  navigator.share({ text, url }).catch(() => undefined);
}
