import { fill } from "../../../rules/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { InviteLink } from "../../game/invite-link.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./challenge.module.css";
import { leaveChallenge, withdraw } from "./challenge-flow.ts";
import { ChallengeTermsRow, Duelists } from "./challenge-terms.tsx";

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
      <div className={layoutStyles.middleStack}>
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
        <p className={layoutStyles.mutedAside}>{fill(texts.invitedHint, { name: invited })}</p>
      </div>
    );
  const words =
    other === null ? texts.waitingForFriend : fill(isBusy ? texts.busy : texts.waitingFor, { name: other });
  return (
    <div className={styles.words} role="status">
      <p>{words}</p>
      {other === null || isBusy ? null : (
        <p className={layoutStyles.mutedAside}>{fill(texts.waitingAway, { name: other })}</p>
      )}
    </div>
  );
}

/** The link for the friend, for as long as nobody has used it. */
function OpenLink({ challenge }: { challenge: PvpChallengeReply }) {
  const { rules } = usePvp();
  const { challenge: texts } = rules.texts.pvpScreens;
  const time = new Intl.DateTimeFormat(rules.texts.language, FORM).format(challenge.expiresAt);
  return (
    <InviteLink
      link={{ kind: "challenge", data: challenge.id }}
      name={challenge.challenger}
      note={fill(texts.validUntil, { time })}
      texts={texts}
    />
  );
}

const FORM = { weekday: "long", hour: "numeric", minute: "2-digit" } as const;
