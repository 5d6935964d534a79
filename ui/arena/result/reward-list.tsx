import { useId } from "react";
import { fill, fillPlural, numberText, type RewardItem, type Rewards } from "../../../rules/index.ts";
import { battleOwner } from "../../battle/ai-battle/waiting-battle.ts";
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
  const amount = (value: number) => numberText(rules.texts, value, { grouped: true });
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>{texts.title}</h3>
      <p className={styles.gains}>
        <span>{fill(texts.experience, { amount: rewards.experience })}</span>
        <span>{fill(texts.currency, { amount: rewards.currency })}</span>
      </p>
      {rewards.items.length > 0 ? (
        <ul className={styles.items}>
          {rewards.items.map((item) => (
            <li key={item.name} className={styles.item}>
              <RewardPicture item={item} />
              <span className={styles.name}>{item.name}</span>
              <RarityRibbon rarity={item.rarity} />
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.totals}>
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
