import { useEffect, useRef } from "react";
import type { RuleSet, Texts } from "../../rules/index.ts";
import { ownSide, type SideName, sideOf } from "./sides.ts";
import { type BattleClient, showBattle } from "./store/battle-client.ts";

/** Words a battle anew when the language of the page changes: the names of its sides, and the log of this device. */
export function useLanguageChange(client: BattleClient, rules: RuleSet): void {
  const before = useRef(rules);
  useEffect(() => {
    const { texts: old } = before.current;
    before.current = rules;
    if (old.language !== rules.texts.language) wordAnew(client, old, rules);
  }, [client, rules]);
}

function wordAnew(client: BattleClient, old: Texts, rules: RuleSet): void {
  const { store } = client;
  const { names, shown, running } = store.getState();
  const nameOf = (side: SideName) => renamed(side, old, rules.texts);
  store.setState({ names: { player: nameOf(names.player), enemy: nameOf(names.enemy) } });
  // The server words the log of its battles with its next answer.
  const lines = running?.known.speak?.(rules);
  if (!shown || !lines) return;
  const battleLog = lines.slice(0, shown.view.battleLog.length);
  showBattle(client, { ...shown, view: { ...shown.view, battleLog } });
}

/** The same side in another language; persons keep their names. */
function renamed(side: SideName, old: Texts, texts: Texts): SideName {
  if (side.name === ownSide(old).name) return ownSide(texts);
  if (side.name === old.battleScreen.sides.enemy.name) return texts.battleScreen.sides.enemy;
  return sideOf(texts, side.name);
}
