import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import type { RuleSet, Texts } from "../../rules/index.ts";
import { type BattleClient, inPageLanguage, showBattle } from "./store/battle-client.ts";
import { closeGraphics } from "./store/battle-graphics.ts";
import { type BattleState, rulesShown } from "./store/battle-state.ts";
import { ownSide, type SideName, sideOf } from "./store/sides.ts";

const BattleContext = createContext<BattleClient | null>(null);

/**
 * Gives an arena's screens its battle part, with the rules of the battle or replay that they show, in the language of
 * the page; on unmount the graphics of its battles are destroyed.
 */
export function BattleProvider({ client, children }: { client: BattleClient; children: ReactNode }) {
  useEffect(() => () => closeGraphics(client), [client]);
  const rules = useStore(client.store, rulesShown);
  const texts = useStore(client.game.store, (state) => state.rules?.texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules have the texts of the page
  const shown = useMemo(
    () => ({ ...client, rules: inPageLanguage(client.game, rules ?? client.rules) }),
    [client, rules, texts],
  );
  useLanguageChange(client, shown.rules);
  return <BattleContext value={shown}>{children}</BattleContext>;
}

/** The battle part of the open arena. */
export function useBattleClient(): BattleClient {
  const client = useContext(BattleContext);
  if (!client) throw new Error("A screen of the battle was mounted outside a BattleProvider");
  return client;
}

/** Selects a part of the battle's state and rerenders when it changes. The selector must not create a new object. */
export function useBattleState<Part>(select: (state: BattleState) => Part): Part {
  return useStore(useBattleClient().store, select);
}

/** Words a battle anew when the language of the page changes: the names of its sides, and the log of this device. */
function useLanguageChange(client: BattleClient, rules: RuleSet): void {
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
