import { useId } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import {
  fill,
  fillPlural,
  nameText,
  numberText,
  type RewardItem,
  type Rewards,
} from "../../../rules/index.ts";
import { battleOwner } from "../../battle/ai-battle/waiting-battle.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { Panel } from "../../components/panel.tsx";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { ItemPicture, TokenPicture } from "../../components/token-picture.tsx";
import { useArena } from "../arena-context.tsx";
import styles from "./reward-list.module.css";
import { readTotals } from "./reward-totals.ts";

const ICON_SIZE = 44;

/** The rewards of the victory, and of all victories on this device together (`GAP-35`, `ABU-55`). */
export function RewardList({ rewards }: { rewards: Rewards }) {
  const { game, rules } = useArena();
  const heading = useId();
  const totals = readTotals(game.storage, battleOwner(game).owner);
  const { rewards: texts } = rules.texts.arena.result;
  const amount = (value: number) => numberText(rules.texts, value);
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>{texts.title}</h3>
      <p className={styles.gains}>
        <span>{fill(texts.experience, { amount: amount(rewards.experience) })}</span>
        <span>{fill(texts.currency, { amount: amount(rewards.currency) })}</span>
      </p>
      {rewards.items.length > 0 ? (
        <ul className={layoutStyles.closeStack}>
          {rewards.items.map((item) => (
            <li key={item.name} className={styles.item}>
              <RewardPicture item={item} />
              <span className={styles.name}>{nameText(rules.texts, item.name)}</span>
              <RarityRibbon rarity={item.rarity} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className={layoutStyles.muted}>
        {fill(texts.totals, {
          victories: totals.victories,
          experience: amount(totals.experience),
          currency: amount(totals.currency),
          items: fillPlural(rules.texts, texts.items, { items: totals.items.length }),
        })}
      </p>
    </Panel>
  );
}

function RewardPicture({ item: { type, name } }: { item: RewardItem }) {
  if (type !== "enhancement") return <ItemPicture name={name} kind={type} size={ICON_SIZE} />;
  const file = `${name.toLowerCase().replaceAll(" ", "_")}.webp`;
  return <TokenPicture file={file} placeholder="spell" size={ICON_SIZE} />;
}

const SIZE = 52;

/** The badges a victory earned, each with its picture (`BAT-177` to `BAT-180`). */
export function BadgeRow({ badges }: { badges: readonly string[] }) {
  const { arena, rewards } = useArena().rules.texts;
  const { badges: title } = arena.result;
  const keyOf = (name: string) => BADGES.find((key) => rewards.badges[key] === name);
  return (
    <ul className={styles.badges} aria-label={title}>
      {badges.map((name) => (
        <li key={name} className={styles.badge}>
          <BadgePicture badge={keyOf(name)} />
          {name}
        </li>
      ))}
    </ul>
  );
}

const PICTURES = {
  speed: "speed_demon",
  survivors: "master_strategist",
  defeated: "destroyer",
  difficulty: "elite_warrior",
};
const BADGES = Object.keys(PICTURES) as (keyof typeof PICTURES)[];

/** Decoration: the name stands below it, also where there is no picture. */
function BadgePicture({ badge }: { badge: keyof typeof PICTURES | undefined }) {
  const address = badge && pictureAddress(`badge_${PICTURES[badge]}.svg`);
  return address ? <img src={address} alt="" width={SIZE} height={SIZE} draggable={false} /> : null;
}
