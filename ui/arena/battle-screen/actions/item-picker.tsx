import { fill } from "../../../../rules/index.ts";
import { useLast } from "../../../app/use-last.ts";
import { Dialog } from "../../../parts/dialog.tsx";
import { takeItem } from "../../actions/choose.ts";
import type { ChosenItem } from "../../store/arena-state.ts";
import { useBattle } from "../use-battle.ts";
import { ItemCard } from "./item-card.tsx";
import styles from "./item-picker.module.css";
import { whyNotItem } from "./panel-actions.ts";

interface ItemPickerProps {
  /** What is picked; null: the picker is closed. */
  kind: ChosenItem["kind"] | null;
  onClose: () => void;
}

/** 'Select a Tool' or 'Select a Spell' (`BAT-036` to `BAT-038`); tools that were used are gone (`BAT-090`). */
export function ItemPicker({ kind, onClose }: ItemPickerProps) {
  const { arena, rules, view, chosen } = useBattle();
  const shownKind = useLast(kind) ?? "tool";
  const { picker } = rules.battleScreen;
  const { tools, spells } = view.player;
  const items = shownKind === "tool" ? tools.filter(({ used }) => !used) : spells;
  const battle = arena.running?.battle.battle;
  const named = { item: shownKind === "tool" ? "Tool" : "Spell", items: `${shownKind}s` };
  return (
    <Dialog
      open={kind !== null}
      onClose={onClose}
      width="wide"
      title={fill(items.length > 0 ? picker.title : picker.noneTitle, named)}
      description={items.length > 0 ? null : fill(picker.none, named)}
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard
              kind={shownKind}
              item={item}
              reason={
                battle && chosen.actorId !== null
                  ? whyNotItem(rules, battle, { kind: shownKind, id: item.id }, chosen.actorId)
                  : rules.battleScreen.panel.choose
              }
              onUse={() => {
                onClose();
                takeItem(arena, { kind: shownKind, id: item.id });
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
