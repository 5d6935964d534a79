import type { ReactNode } from "react";
import { BattlePage } from "../../battle/layout/battle-page.tsx";
import { Button } from "../../components/button.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import type { ChallengeState } from "../store/pvp-state.ts";
import { leaveChallenge } from "./challenge-flow.ts";
import styles from "./challenge-screen.module.css";
import { Invitation } from "./invitation.tsx";
import { NewChallenge } from "./new-challenge.tsx";
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
      <p className={styles.words} role="status">
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
      <p className={styles.words} role="alert">
        {problem}
      </p>
    </BattlePage>
  );
}
