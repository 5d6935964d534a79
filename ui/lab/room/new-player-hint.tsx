import { amountOf, copiesOf, type RuleSet } from "../../../rules/index.ts";
import styles from "../../components/hint.module.css";
import { useLoaded } from "../../game/game-context.tsx";

/** Shows while TCorvax is low and no reactor stands, both (`LAB-030`, `CON-90`). */
export function HintForNewPlayer() {
  const { rules, lab } = useLoaded();
  const isPoor = lab.resources.tcorvax < amountOf(rules.hints.newPlayer);
  return isPoor && copiesOf(lab, "reactor") === 0 ? <NewPlayerHint rules={rules} /> : null;
}

/** What to do first, while TCorvax is low and there is no Reactor (`LAB-030`). */
export function NewPlayerHint({ rules }: { rules: RuleSet }) {
  return (
    <p className={styles.hint} role="status">
      {rules.notices.newPlayer}
    </p>
  );
}
