import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { useGameState } from "../../game/game-context.tsx";
import styles from "./challenge-terms.module.css";
import { termsTexts } from "./terms-text.ts";

/** What the two fight by, as a row of chips: length, clock, teams, rating. */
export function ChallengeTermsRow({ challenge }: { challenge: PvpChallengeReply }) {
  const rules = useGameState((state) => state.rules);
  if (!rules) return null;
  return (
    <ul className={styles.terms}>
      {termsTexts(rules, challenge).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
