import {
  type Creature,
  creaturePower,
  fill,
  formName,
  numberText,
  type RuleSet,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { ListPages, usePages } from "../../components/list-pages.tsx";
import card from "../../components/rarity-card.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import styles from "./creature-cards.module.css";

interface CreatureCardsProps {
  rules: RuleSet;
  /** In display order. */
  creatures: readonly Creature[];
  /** Names that their owner gave, by creature id. */
  nicknames?: Readonly<Record<string, string>>;
  /** Ids in drawing order. */
  picked: readonly string[];
  /** Maximum number that can be picked. */
  cap: number;
  onToggle: (id: string) => void;
}

/** The creatures that may be picked, page by page; a click picks one or puts it back. */
export function CreatureCards({
  rules,
  creatures,
  nicknames = {},
  picked,
  cap,
  onToggle,
}: CreatureCardsProps) {
  const shown = usePages(creatures, null);
  return (
    <ListPages shown={shown}>
      <ul className={classNames(layoutStyles.cardList, styles.list)}>
        {shown.things.map((creature) => (
          <li key={creature.id}>
            <CreatureCard
              rules={rules}
              creature={creature}
              nickname={nicknames[creature.id] ?? null}
              index={picked.indexOf(creature.id)}
              full={picked.length >= cap}
              onToggle={() => onToggle(creature.id)}
            />
          </li>
        ))}
      </ul>
    </ListPages>
  );
}

interface CreatureCardProps {
  rules: RuleSet;
  creature: Creature;
  /** The name that its owner gave it; null without one. */
  nickname: string | null;
  /** Index in the drawing order; -1 when not picked. */
  index: number;
  /** Whether no further creature can be picked (`BAT-020`, `PVP-007`). */
  full: boolean;
  onToggle: () => void;
}

function CreatureCard({ rules, creature, nickname, index, full, onToggle }: CreatureCardProps) {
  const { species_name: name, rarity, form } = creature;
  const isPicked = index >= 0;
  return (
    <button
      type="button"
      className={classNames(card.card, rarityTone(rarity))}
      aria-pressed={isPicked}
      aria-disabled={(full && !isPicked) || undefined}
      onClick={onToggle}
    >
      {isPicked ? <span className={styles.number}>{index + 1}</span> : null}
      <CreaturePicture creature={creature} size={76} />
      <span className={layoutStyles.cardName}>
        <bdi>{nickname ?? name}</bdi>
      </span>
      {nickname === null ? null : <span>{name}</span>}
      <span className={card.facts}>
        <RarityRibbon rarity={rarity} />
        <span>{formName(rules, form)}</span>
      </span>
      <span className={layoutStyles.mutedNumbers}>
        {fill(rules.texts.battleScreen.team.power, {
          power: numberText(rules.texts, creaturePower(creature)),
        })}
      </span>
    </button>
  );
}
