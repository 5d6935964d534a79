import type { MoveNames } from "../battle/actions/move-words.ts";
import { namesIn } from "../battle/log/log-names.ts";
import { type Replay, setupOfReplay } from "../battle/replay/replay.ts";
import { newBattle } from "../battle/setup/new-battle.ts";
import type { BattleSide, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { fill } from "../text/fill.ts";

/** Names for the moves of one side of a replay; creatures of one name are numbered, as on the field. */
export function reviewNames(rules: RuleSet, replay: Replay, side: SideIndex): MoveNames {
  const battle = newBattle(rules, setupOfReplay(replay));
  const names = namesIn(rules, battle, side);
  const other = side === 0 ? 1 : 0;
  const labels = new Map<string, string>();
  label(battle.sides[other], (id) => names.creature(other, id));
  label(battle.sides[side], (id) => names.card(side, id));
  return {
    creature: (id) => labels.get(id) ?? id,
    tool: (id) => names.tool(side, id),
    spell: (id) => names.spell(side, id),
  };

  function label({ field, hand, deck, fallen }: BattleSide, nameOf: (id: string) => string): void {
    const ids = [...field, ...hand, ...deck, ...fallen].map(({ id }) => id).sort();
    for (const id of ids) {
      const creature = nameOf(id);
      const namesakes = ids.filter((one) => nameOf(one) === creature);
      const number = namesakes.indexOf(id) + 1;
      const numbered = fill(rules.texts.battleScreen.sides.numbered, { creature, number });
      labels.set(id, namesakes.length > 1 ? numbered : creature);
    }
  }
}
