import { createContext, type ReactNode, useContext, useEffect, useMemo } from "react";
import { useStore } from "zustand";
import { closeGraphics } from "./canvas/battle-graphics.ts";
import { useLanguageChange } from "./language-change.ts";
import { type BattleClient, inPageLanguage } from "./store/battle-client.ts";
import { type BattleState, rulesShown } from "./store/battle-state.ts";

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
