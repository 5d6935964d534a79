import {
  type ActionType,
  actionCost,
  actionPreview,
  actionWith,
  type Battle,
  type RuleSet,
  rowText,
  type SpellView,
  type ToolView,
} from "../../../rules/index.ts";
import { ItemPicture } from "../../components/token-picture.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { pressItem } from "../choose.ts";
import { useDragged } from "../drag/use-dragged.ts";
import { likelyUser } from "../item-uses.ts";
import { PLAYER } from "../store/sides.ts";
import { groupAlike } from "../team/item-groups.ts";
import { useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./item-dock.module.css";
import { type ItemList, pickableItems, whyNotItem } from "./panel-actions.ts";

const PICTURE_PX = 34;
const LISTS: readonly (readonly [ActionType, ItemList])[] = [
  ["useTool", "tools"],
  ["useSpell", "spells"],
];

/** Tools and spells as small cards beside the hand: dragged onto whom they serve, or pressed before it. */
export function ItemDock() {
  const { texts } = useBattleClient().rules;
  const { player } = useBattleView();
  const { picker } = texts.battleScreen;
  const groups = LISTS.flatMap(([type, list]) =>
    groupAlike(pickableItems<ToolView | SpellView>(list, player[list]), ({ used }) => used).map((group) => ({
      type,
      ...group,
    })),
  );
  if (groups.length === 0) return null;
  const label = rowText(texts, [picker.kinds.tools.many, picker.kinds.spells.many]);
  return (
    <ul className={styles.dock} aria-label={label} data-items="">
      {groups.map(({ id, type, item, copies }) => (
        <li key={`${type} ${id}`}>
          <DockedItem type={type} item={item} copies={copies.length} />
        </li>
      ))}
    </ul>
  );
}

interface DockedItemProps {
  type: ActionType;
  item: ToolView | SpellView;
  copies: number;
}

function DockedItem({ type, item, copies }: DockedItemProps) {
  const client = useBattleClient();
  const { rules } = client;
  const { id, name, description } = item;
  const battle = useKnownBattle()?.battle;
  const isResting = useBattlePhase() !== "player";
  const isAimed = useBattleState(({ chosen }) => chosen.aimed?.itemId === id && chosen.aimed.type === type);
  const reason = battle && !isResting ? whyNobody(rules, battle, { type, itemId: id }) : null;
  const chosen = useBattleState(({ chosen: { actorId } }) => actorId);
  const use = actionWith(type, { actor: battle ? likelyUser(battle, chosen) : null, item: id });
  const cost = battle ? actionCost(rules, battle, PLAYER, use) : 0;
  const [does = description] = (battle && actionPreview(rules, battle, PLAYER, use)) ?? [];
  const isOff = isResting || reason !== null;
  const { setNodeRef, dragged } = useDragged({ kind: "item", type, id }, isOff);
  return (
    <button
      ref={setNodeRef}
      type="button"
      className={styles.item}
      aria-pressed={isAimed}
      aria-disabled={isOff || undefined}
      title={[name, does, reason ?? ""].filter((words) => words !== "").join("\n")}
      data-item={id}
      onClick={() => pressItem(client, { type, itemId: id }, reason)}
      {...dragged}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      <ItemPicture name={name} kind={type === "useTool" ? "tool" : "spell"} size={PICTURE_PX} />
      {cost > 0 ? <span className={styles.cost}>{cost}</span> : null}
      {copies > 1 ? <span className={styles.copies}>{copies}</span> : null}
    </button>
  );
}

/** Why no creature of the field can use an item; null when one can. */
function whyNobody(
  rules: RuleSet,
  battle: Battle,
  { type, itemId }: { type: ActionType; itemId: string },
): string | null {
  const { field } = battle.sides[PLAYER];
  const reasons = field.map((creature) => whyNotItem(rules, battle, type, itemId, creature.id));
  if (reasons.includes(null)) return null;
  return reasons[0] ?? rules.texts.battleScreen.panel.deployFirst;
}
