import { useCreatures } from "../../collection/loading/load-creatures.ts";
import { useGameState } from "../../game/game-context.tsx";
import type { AnyEntry, GameState } from "../../game/store/game-state.ts";
import { textsIn, useTexts } from "../../game/texts.ts";
import { accountInUse, whyNoAccount } from "../../wallet/account-in-use.ts";

/** A way to a battle. */
export interface BattleWay {
  readonly kind: "arena" | "pvp" | "practice" | "challenge";
  readonly label: string;
  /** What kind of battle it is, in a sentence. */
  readonly about: string;
  readonly entry: AnyEntry;
  /** Why it cannot be taken now, or null. */
  readonly reason: string | null;
  /** Whether it cannot be taken while the server cannot be reached. */
  readonly needsServer: boolean;
}

/**
 * The ways to a battle, as the panel and the battle menu offer them. The arena is offered to players with creatures
 * (`LAB-130`), practice with borrowed creatures to everybody (`CON-93`). PvP says what it needs (`LAB-128`, `LAB-129`)
 * and returns to a running battle.
 */
export function useBattleWays(): readonly BattleWay[] {
  const texts = useTexts();
  const hasAccount = useGameState(accountInUse) !== null;
  const { content } = useCreatures();
  const ownsCreatures = hasAccount && Boolean(content?.length);
  const whyNotPvp = useGameState((state) => reasonAgainstPvp(state, ownsCreatures));
  const { panel, battles } = texts.lab;
  const arena: BattleWay = {
    kind: "arena",
    label: panel.battleArena,
    about: battles.arena,
    entry: { kind: "battle" },
    reason: null,
    needsServer: false,
  };
  return [
    ...(ownsCreatures ? [arena] : []),
    {
      kind: "pvp",
      label: panel.pvpBattle,
      about: battles.pvp,
      entry: { kind: "pvp" },
      reason: whyNotPvp,
      needsServer: true,
    },
    {
      kind: "practice",
      label: panel.practiceBattle,
      about: panel.borrowed,
      entry: { kind: "practice" },
      reason: null,
      needsServer: false,
    },
    {
      kind: "challenge",
      label: texts.pvpScreens.challenge.button,
      about: battles.challenge,
      entry: { kind: "challenge", challengeId: null, accepts: false },
      reason: null,
      needsServer: true,
    },
  ];
}

function reasonAgainstPvp(state: GameState, ownsCreatures: boolean): string | null {
  if (state.pvpBattle !== null) return null;
  return whyNoAccount(state) ?? (ownsCreatures ? null : textsIn(state).lab.panel.creaturesFirst);
}
