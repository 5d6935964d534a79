import {
  type ActionType,
  actionCost,
  actionNeeds,
  actionPreview,
  actionWith,
  fill,
  legalUses,
  type SpellView,
  type ToolView,
} from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import { Dialog } from "../../components/dialog.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useLast } from "../../game/hooks/use-last.ts";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { takeItem } from "../choose.ts";
import { actInBattle } from "../play.ts";
import { PLAYER } from "../store/sides.ts";
import { groupAlike } from "../team/item-groups.ts";
import { useKnownBattle, useShownBattle } from "../use-shown-battle.ts";
import { ItemCard, ItemUses } from "./item-card.tsx";
import styles from "./item-picker.module.css";
import { type ItemList, pickableItems, whyNotItem } from "./panel-actions.ts";

interface ItemPickerProps {
  /** The action that needs an item; null while the picker is closed. */
  action: ActionType | null;
  onClose: () => void;
}

/** 'Select a Tool' or 'Select a Spell' (`BAT-036` to `BAT-038`). */
export function ItemPicker({ action, onClose }: ItemPickerProps) {
  const shown = useLast(action);
  const list = shown === null ? null : actionNeeds(shown).items;
  if (shown === null || list === null) return null;
  return <Picker action={shown} list={list} open={action !== null} onClose={onClose} />;
}

interface PickerProps {
  action: ActionType;
  list: ItemList;
  open: boolean;
  onClose: () => void;
}

function Picker({ action, list, open, onClose }: PickerProps) {
  const { texts } = useBattleClient().rules;
  const { picker } = texts.battleScreen;
  const own = useShownBattle(({ view }) => view.player);
  const items = pickableItems<ToolView | SpellView>(list, own[list]);
  const named = { item: picker.kinds[list].one, items: picker.kinds[list].many };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      width="wide"
      title={fill(items.length > 0 ? picker.title : picker.noneTitle, named)}
      description={items.length === 0 ? fill(picker.none, named) : picker.kinds[list].once}
    >
      <Items action={action} items={items} onChoose={onClose} />
    </Dialog>
  );
}

interface ItemsProps {
  action: ActionType;
  items: readonly (ToolView | SpellView)[];
  onChoose: () => void;
}

function Items({ action, items, onChoose }: ItemsProps) {
  const client = useBattleClient();
  const { rules } = client;
  const battle = useKnownBattle()?.battle;
  const { actorId: actor } = useBattleState((state) => state.chosen);
  const why = (item: string) =>
    battle && actor !== null
      ? whyNotItem(rules, battle, action, item, actor)
      : rules.texts.battleScreen.panel.choose;
  const does = ({ id: item, description }: ToolView | SpellView, isListed: boolean) => {
    const use = actionWith(action, { actor, item });
    const [own = description, ...onField] = (battle && actionPreview(rules, battle, PLAYER, use)) ?? [];
    // What it does to each creature says more than the range over all of them.
    return isListed ? [own] : [own, ...onField];
  };
  const costOf = (item: ToolView | SpellView) => {
    if ("usage_cost" in item) return item.usage_cost;
    return battle
      ? actionCost(rules, battle, PLAYER, actionWith(action, { actor, item: item.id }))
      : item.mana_cost;
  };
  const usesOf = (item: string) => (battle ? legalUses(rules, battle, PLAYER, action, { actor, item }) : []);
  return (
    <ul className={classNames(layoutStyles.cardList, styles.items)}>
      {groupAlike(items, ({ used }) => used).map(({ id, item, copies }) => {
        const uses = usesOf(item.id);
        return (
          <li key={id}>
            <ItemCard
              item={item}
              copies={copies.length}
              cost={costOf(item)}
              does={does(item, uses.length > 0)}
              reason={why(item.id)}
              onUse={() => {
                onChoose();
                takeItem(client, action, item.id);
              }}
            >
              <ItemUses
                uses={uses}
                onUse={(use) => {
                  onChoose();
                  actInBattle(client, use);
                }}
              />
            </ItemCard>
          </li>
        );
      })}
    </ul>
  );
}
