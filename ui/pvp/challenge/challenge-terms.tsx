import { pictureAddress } from "../../../assets/index.ts";
import type { PvpChallengeReply } from "../../../server/contract/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
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

/** Two creatures that face each other: what a battle looks like. A decoration. */
export function Duelists() {
  const [one, two] = [pictureAddress("corvax_form2.webp"), pictureAddress("bullx_form2.webp")];
  return (
    <div className={classNames(layoutStyles.centredRow, styles.duelists)} aria-hidden="true">
      {one === null ? null : <img className={styles.turned} src={one} alt="" />}
      <Icon name="attack" size={48} className={styles.versus} />
      {two === null ? null : <img src={two} alt="" />}
    </div>
  );
}
