import {
  fill,
  type SpellView,
  spellPreview,
  spellPreviewWords,
  type ToolView,
} from "../../../rules/index.ts";
import { Dialog } from "../../components/dialog.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { takeItem } from "../choose/choose.ts";
import { PLAYER } from "../sides.ts";
import type { ChosenItem } from "../store/battle-state.ts";
import { useKnownBattle, useShownBattle } from "../use-shown-battle.ts";
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
  const shown = useLast(kind);
  return shown ? <Picker kind={shown} open={kind !== null} onClose={onClose} /> : null;
}

interface PickerProps {
  kind: ChosenItem["kind"];
  open: boolean;
  onClose: () => void;
}

function Picker({ kind, open, onClose }: PickerProps) {
  const { picker } = useBattleClient().rules.texts.battleScreen;
  const { tools, spells } = useShownBattle(({ view }) => view.player);
  const items = kind === "tool" ? tools.filter(({ used }) => !used) : spells;
  const named = { item: kind === "tool" ? "Tool" : "Spell", items: `${kind}s` };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      title={fill(items.length > 0 ? picker.title : picker.noneTitle, named)}
      description={items.length > 0 ? null : fill(picker.none, named)}
    >
      <Items kind={kind} items={items} onChoose={onClose} />
    </Dialog>
  );
}

interface ItemsProps {
  kind: ChosenItem["kind"];
  items: readonly (ToolView | SpellView)[];
  onChoose: () => void;
}

function Items({ kind, items, onChoose }: ItemsProps) {
  const client = useBattleClient();
  const { rules } = client;
  const battle = useKnownBattle()?.battle;
  const { actorId } = useBattleState((state) => state.chosen);
  const why = (id: string) =>
    battle && actorId !== null
      ? whyNotItem(rules, battle, { kind, id }, actorId)
      : rules.texts.battleScreen.panel.choose;
  const does = ({ id, description }: ToolView | SpellView) => {
    const preview =
      battle && kind === "spell" && actorId !== null
        ? spellPreview(rules, battle, PLAYER, { spellId: id, casterId: actorId })
        : null;
    return preview ? [preview.description, ...spellPreviewWords(rules, preview)] : [description];
  };
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item.id}>
          <ItemCard
            kind={kind}
            item={item}
            does={does(item)}
            reason={why(item.id)}
            onUse={() => {
              onChoose();
              takeItem(client, { kind, id: item.id });
            }}
          />
        </li>
      ))}
    </ul>
  );
}
