import { type LessonId, lessonSetup, shippedLessons } from "../../../rules/index.ts";
import { useCreatures } from "../../collection/loading/load-creatures.ts";
import { useGameState, useLoaded } from "../../game/game-context.tsx";
import type { AnyEntry, GameState } from "../../game/store/game-state.ts";
import { textsIn, useTexts } from "../../game/texts.ts";
import { accountInUse, whyNoAccount } from "../../wallet/account-in-use.ts";

/** A way to a battle. */
export interface BattleWay {
  readonly kind:
    | "pvp"
    | "arena"
    | "position"
    | "training"
    | `lesson:${LessonId}`
    | "practice"
    | "challenge"
    | "tournament";
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
 * The ways to a battle that the panel has a button for, in the stated order (`LAB-126`): PvP, which says what it needs
 * (`LAB-128`, `LAB-129`) and returns to a running battle, and the arena, for players with creatures (`LAB-130`).
 */
export function useStatedBattles(): readonly BattleWay[] {
  const texts = useTexts();
  const hasAccount = useGameState(accountInUse) !== null;
  const { content } = useCreatures();
  const ownsCreatures = hasAccount && Boolean(content?.length);
  const whyNotPvp = useGameState((state) => reasonAgainstPvp(state, ownsCreatures));
  const { panel, battles } = texts.lab;
  const pvp: BattleWay = {
    kind: "pvp",
    label: panel.pvpBattle,
    about: battles.pvp,
    entry: { kind: "pvp" },
    reason: whyNotPvp,
    needsServer: true,
  };
  const arena: BattleWay = {
    kind: "arena",
    label: panel.battleArena,
    about: battles.arena,
    entry: { kind: "battle" },
    reason: null,
    needsServer: false,
  };
  return ownsCreatures ? [pvp, arena] : [pvp];
}

/** The other ways to a battle, behind 'More Battles' (`CON-93`): none of them needs a wallet. */
export function useMoreBattles(): readonly BattleWay[] {
  const { rules } = useLoaded();
  const { lab, lesson, positions, pvpScreens, tournament } = rules.texts;
  return [
    {
      kind: "position",
      label: positions.title,
      about: positions.about,
      entry: { kind: "position", number: null },
      reason: null,
      needsServer: false,
    },
    {
      kind: "training",
      label: positions.training.title,
      about: positions.training.about,
      entry: { kind: "training", theme: null },
      reason: null,
      needsServer: false,
    },
    {
      kind: "practice",
      label: lab.panel.practiceBattle,
      about: lab.battles.practice,
      entry: { kind: "practice" },
      reason: null,
      needsServer: false,
    },
    ...Object.values(shippedLessons).map(
      (shipped): BattleWay => ({
        kind: `lesson:${shipped.id}`,
        label: lesson.lessons[shipped.id].name,
        about: lab.battles.lessons[shipped.id],
        entry: { kind: "lesson", lesson: shipped.id },
        reason: lessonSetup(rules, shipped) === null ? lesson.unfit : null,
        needsServer: false,
      }),
    ),
    {
      kind: "challenge",
      label: pvpScreens.challenge.button,
      about: lab.battles.challenge,
      entry: { kind: "challenge", challengeId: null, accepts: false },
      reason: null,
      needsServer: true,
    },
    {
      kind: "tournament",
      label: tournament.button,
      about: lab.battles.tournament,
      entry: { kind: "tournament", tournamentId: null },
      reason: null,
      needsServer: true,
    },
  ];
}

function reasonAgainstPvp(state: GameState, ownsCreatures: boolean): string | null {
  if (state.pvpBattle !== null) return null;
  return whyNoAccount(state) ?? (ownsCreatures ? null : textsIn(state).lab.panel.creaturesFirst);
}
