import type { Creature, RuleSet } from "../../../rules/index.ts";
import { ListPages } from "../../components/list-pages.tsx";
import { usePages } from "../../components/use-pages.ts";
import { CreatureCard } from "./creature-card.tsx";
import styles from "./creature-cards.module.css";

interface CreatureCardsProps {
  rules: RuleSet;
  /** In the order they are shown in. */
  creatures: readonly Creature[];
  /** Ids in drawing order. */
  picked: readonly string[];
  /** So many can be picked. */
  cap: number;
  onToggle: (id: string) => void;
}

/** The cards that may be picked, page by page; a click takes one in or out. */
export function CreatureCards({ rules, creatures, picked, cap, onToggle }: CreatureCardsProps) {
  const shown = usePages(creatures, null);
  return (
    <ListPages shown={shown}>
      <ul className={styles.list}>
        {shown.things.map((creature) => (
          <li key={creature.id}>
            <CreatureCard
              rules={rules}
              creature={creature}
              place={picked.indexOf(creature.id)}
              full={picked.length >= cap}
              onToggle={() => onToggle(creature.id)}
            />
          </li>
        ))}
      </ul>
    </ListPages>
  );
}
