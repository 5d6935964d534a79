import { type ReactNode, useState } from "react";
import { fill, whyNotQueue, whyNotRatedChallenge } from "../../../rules/index.ts";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { OptionCards } from "../../components/option-cards.tsx";
import { Panel } from "../../components/panel.tsx";
import { DeckTab } from "../deck/deck-tab.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { ChallengeState } from "../store/pvp-state.ts";
import styles from "./challenge.module.css";
import { acceptChallenge, leaveChallenge } from "./challenge-flow.ts";
import { ChallengeTermsRow, Duelists } from "./challenge-terms.tsx";
import { NewChallenge, wishOf } from "./new-challenge.tsx";
import { WaitingForOther } from "./waiting-for-other.tsx";

const PHASES: Record<ChallengeState["phase"], () => ReactNode> = {
  choosing: NewChallenge,
  loading: Opening,
  invited: Invitation,
  waiting: WaitingForOther,
  problem: Problem,
};

/** A challenge by link, from its terms or its invitation to the battle (`GAP-61`). */
export function ChallengeScreen() {
  const phase = usePvpState((state) => state.challenge?.phase ?? "loading");
  const Phase = PHASES[phase];
  return <Phase />;
}

function Opening() {
  const { challenge: texts } = usePvp().rules.texts.pvpScreens;
  return (
    <BattlePage title={texts.title} buttons={null}>
      <p className={layoutStyles.notice} role="status">
        {texts.opening}
      </p>
    </BattlePage>
  );
}

/** Why the challenge cannot be accepted, in the server's words. */
function Problem() {
  const pvp = usePvp();
  const { challenge: texts } = pvp.rules.texts.pvpScreens;
  const problem = usePvpState((state) => state.challenge?.problem ?? "");
  return (
    <BattlePage
      title={texts.gone}
      look="result"
      buttons={
        <Button tone="gold" wide onClick={() => leaveChallenge(pvp)}>
          {texts.toTheLab}
        </Button>
      }
    >
      <p className={layoutStyles.notice} role="alert">
        {problem}
      </p>
    </BattlePage>
  );
}

/** The invitation to a player who is logged in: who invites, to what, with which team, and one big button (`GAP-61`). */
function Invitation() {
  const pvp = usePvp();
  const { rules } = pvp;
  const { challenge: texts } = rules.texts.pvpScreens;
  const reply = usePvpState((state) => state.challenge?.reply ?? null);
  const busy = usePvpState((state) => state.challenge?.busy ?? false);
  const selection = usePvpState((state) => state.selection);
  const ownsCreatures = usePvpState((state) => state.collection.creatures.length > 0);
  const [team, setTeam] = useState<"lent" | "own">("lent");
  const [rated, setRated] = useState<"friendly" | "rated">("friendly");
  if (!reply) return null;
  const deck = team === "own" ? selection : null;
  const whyFriendly = whyNotRatedChallenge(rules, reply, deck);
  const refusal = deck && whyNotQueue(rules, deck);
  return (
    <BattlePage title={fill(texts.invites, { name: reply.challenger })} look="result" buttons={null}>
      <Panel className={styles.stack}>
        <Duelists />
        <p>{texts.invitation}</p>
        <ChallengeTermsRow challenge={reply} />
        {reply.ownDeck && ownsCreatures ? (
          <div className={styles.choice}>
            <OptionCards
              label={texts.yourTeam}
              value={team}
              onChange={setTeam}
              options={[
                { value: "lent", title: texts.lent, text: texts.lentText },
                { value: "own", title: texts.own },
              ]}
            />
            {team === "own" ? <DeckTab /> : null}
            {reply.rated ? (
              <OptionCards
                label={texts.rating}
                value={whyFriendly === null ? rated : "friendly"}
                onChange={setRated}
                options={[
                  { value: "friendly", title: texts.friendly },
                  { value: "rated", title: texts.rated, reason: whyFriendly?.text ?? null },
                ]}
              />
            ) : null}
          </div>
        ) : null}
        <Button
          tone="gold"
          wide
          icon="attack"
          className={styles.accept}
          busy={busy}
          reason={refusal?.text ?? null}
          onClick={() => void acceptChallenge(pvp, wishOf(deck, rated === "rated" && whyFriendly === null))}
        >
          {texts.accept}
        </Button>
        <Button size="small" onClick={() => leaveChallenge(pvp)}>
          {texts.toTheLab}
        </Button>
      </Panel>
    </BattlePage>
  );
}
