import type { AnyCommand } from "./command/command.ts";

/** All commands by their names, each loaded when it is asked for. */
export const COMMANDS: Readonly<Record<string, () => Promise<AnyCommand>>> = {
  arena: async () => (await import("./arena.ts")).arena,
  balance: async () => (await import("./balance.ts")).balance,
  economy: async () => (await import("./economy.ts")).economy,
  metagame: async () => (await import("./metagame.ts")).metagame,
  puzzles: async () => (await import("./puzzles.ts")).puzzles,
  replay: async () => (await import("./replay.ts")).replay,
  review: async () => (await import("./review.ts")).review,
  "rules:check": async () => (await import("./check.ts")).check,
  "rules:new": async () => (await import("./new.ts")).newOverlay,
  simulate: async () => (await import("./simulate.ts")).simulate,
  texts: async () => (await import("./texts.ts")).texts,
  tune: async () => (await import("./tune.ts")).tune,
  workbench: async () => (await import("./workbench.ts")).workbench,
};
