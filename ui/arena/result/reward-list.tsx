import { useId } from "react";
import type { RewardItem, Rewards } from "../../../rules/index.ts";
import { ItemPicture } from "../../components/item-picture.tsx";
import { Panel } from "../../components/panel.tsx";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { TokenPicture } from "../../components/token-picture.tsx";
import { useArena } from "../arena-context.tsx";
import styles from "./reward-list.module.css";
import { readTotals } from "./reward-totals.ts";

const KEPT_HERE = "Arena rewards are kept on this device.";
const ICON_SIZE = 44;

/** The rewards of the victory, and of all victories on this device together (`GAP-35`, `ABU-55`). */
export function RewardList({ rewards }: { rewards: Rewards }) {
  const { game } = useArena();
  const heading = useId();
  const totals = readTotals(game.storage);
  return (
    <Panel aria-labelledby={heading} className={styles.panel}>
      <h3 id={heading}>Rewards</h3>
      <p className={styles.gains}>
        <span>+{rewards.experience} Experience</span>
        <span>+{rewards.currency} Currency</span>
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
        All victories ({totals.victories}): {totals.experience.toLocaleString("en-US")} Experience,{" "}
        {totals.currency.toLocaleString("en-US")} Currency, {totals.items.length}{" "}
        {totals.items.length === 1 ? "item" : "items"}. {KEPT_HERE}
      </p>
    </Panel>
  );
}

function RewardPicture({ item: { type, name } }: { item: RewardItem }) {
  if (type !== "enhancement") return <ItemPicture name={name} kind={type} size={ICON_SIZE} />;
  const file = `${name.toLowerCase().replaceAll(" ", "_")}.webp`;
  return <TokenPicture file={file} placeholder="spell" size={ICON_SIZE} />;
}
