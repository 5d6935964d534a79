import { amountOf, copiesOf, type RuleSet } from "../../../rules/index.ts";
import styles from "../../components/hint.module.css";
import { useLoaded } from "../../game/game-context.tsx";

/** Shows the hint while TCorvax is low and there is no reactor (`LAB-030`, `CON-90`). */
export function HintForNewPlayer() {
  const { rules, lab } = useLoaded();
  const isPoor = lab.resources.tcorvax < amountOf(rules.hints.newPlayer);
  return isPoor && copiesOf(lab, "reactor") === 0 ? <NewPlayerHint rules={rules} /> : null;
}

/** Says what to do first (`LAB-030`). */
export function NewPlayerHint({ rules }: { rules: RuleSet }) {
  return (
    <p className={styles.hint} role="status">
      {rules.texts.lab.notices.newPlayer}
    </p>
  );
}
