import type { Deck } from "../../battle/setup/new-battle.ts";
import type { RandomState } from "../../battle/state/random.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { requirementTeam } from "../../simulation/requirement-team.ts";

/** The practice team, cut to the size of a PvP deck: both players get the same cards in the same order (`GAP-61`). */
export function lentTeams(rules: RuleSet, random: RandomState): [Deck, Deck] {
  const { team, challenge } = rules.pvp;
  const { differentItems } = rules.team.lent;
  const { creatures, tools, spells } = requirementTeam(rules, random, challenge.lentTeam, differentItems);
  const cut = {
    creatures: creatures.slice(0, team.max),
    tools: tools.slice(0, team.tools),
    spells: spells.slice(0, team.spells),
  };
  return [owned(cut, 1), owned(cut, 2)];
}

/** The same cards under ids of their own: the ids of a battle are all different. */
function owned({ creatures, tools, spells }: Deck, player: 1 | 2): Deck {
  const named = <Card extends { id: string }>(cards: readonly Card[]): Card[] =>
    cards.map((card) => ({ ...card, id: `lent-${player}-${card.id}` }));
  return { creatures: named(creatures), tools: named(tools), spells: named(spells) };
}
