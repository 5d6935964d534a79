import type { OwnedItem, RuleSet } from "../../../rules/index.ts";
import { ListPages } from "../../components/list-pages.tsx";
import { usePages } from "../../components/use-pages.ts";
import { ItemRow } from "./item-row.tsx";
import styles from "./item-rows.module.css";

interface ItemRowsProps {
  rules: RuleSet;
  kind: "tools" | "spells";
  items: readonly OwnedItem[];
  /** Ids. */
  picked: readonly string[];
  /** So many can be picked. */
  cap: number;
  onToggle: (id: string) => void;
}

/** The tools or the spells that may be picked, page by page; a click takes one in or out. */
export function ItemRows({ rules, kind, items, picked, cap, onToggle }: ItemRowsProps) {
  const shown = usePages(items, null);
  return (
    <ListPages shown={shown}>
      <ul className={styles.list}>
        {shown.things.map((item) => (
          <li key={item.id}>
            <ItemRow
              rules={rules}
              kind={kind}
              item={item}
              picked={picked.includes(item.id)}
              full={picked.length >= cap}
              onToggle={() => onToggle(item.id)}
            />
          </li>
        ))}
      </ul>
    </ListPages>
  );
}
