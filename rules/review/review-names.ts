import type { MoveNames } from "../battle/actions/move-words.ts";
import { namesIn, type Viewer } from "../battle/log/log-names.ts";
import { playReplay } from "../battle/replay/play-replay.ts";
import type { Replay } from "../battle/replay/replay.ts";
import type { Battle, SideIndex } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** Names for the moves of one side of a replay, as the viewer's log has them at its end. */
export function reviewNames(
  rules: RuleSet,
  replay: Replay,
  side: SideIndex,
  viewer: Viewer = side,
): MoveNames {
  return moveNamesIn(rules, playReplay(rules, replay).battle, side, viewer);
}

/** Names for the moves of one side of a battle, as the viewer's log has them. */
export function moveNamesIn(rules: RuleSet, battle: Battle, side: SideIndex, viewer: Viewer): MoveNames {
  const names = namesIn(rules, battle, viewer);
  const other = side === 0 ? 1 : 0;
  const { field, hand, deck, fallen } = battle.sides[side];
  const own = new Set([...field, ...hand, ...deck, ...fallen].map(({ id }) => id));
  return {
    creature: (id) => (own.has(id) ? names.card(side, id) : names.creature(other, id)),
    tool: (id) => names.tool(side, id),
    spell: (id) => names.spell(side, id),
  };
}
