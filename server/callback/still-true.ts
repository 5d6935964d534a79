import { allReadyAt } from "../../rules/index.ts";
import type { AppDeps } from "../http/app-deps.ts";
import type { Callback } from "../store/callbacks.ts";
import type { CallbackFacts } from "./callback-message.ts";
import { awayAt, turnSubject } from "./note-turn.ts";

/** Whether a callback that is due is to be made: now, later, or no more. */
export type Verdict = { make: CallbackFacts } | { later: Pick<Callback, "subject" | "dueAt"> } | "never";

type Deps = Pick<AppDeps, "store" | "rules">;

const MACHINES_LIFE_MS = 12 * 3_600_000;
const CHALLENGE_LIFE_MS = 300_000;

/** Checks that what a callback says is still true. */
export function stillTrue(deps: Deps, callback: Callback): Promise<Verdict> {
  switch (callback.kind) {
    case "turn":
      return turnStillTrue(deps, callback);
    case "machines":
      return machinesStillReady(deps, callback);
    case "challenge":
      return Promise.resolve({ make: { opponent: "", lifeMs: CHALLENGE_LIFE_MS } });
  }
}

/** The same turn goes on, and the player's page has not been there for a while. */
async function turnStillTrue({ store }: Deps, { playerId, subject }: Callback): Promise<Verdict> {
  const [battleId = ""] = subject.split(" ");
  const seen = await store.findBattle(battleId);
  if (!seen || seen.battle.result !== null || turnSubject(seen.battle) !== subject) return "never";
  const { state, clock, contestants } = seen.battle;
  if (contestants[state.active].playerId !== playerId) return "never";
  const dueAt = awayAt(seen.battle);
  if (dueAt > seen.now) return { later: { subject, dueAt } };
  const opponent = contestants[state.active === 0 ? 1 : 0].name;
  return { make: { opponent, lifeMs: Math.max(0, clock.deadline - seen.now) } };
}

/** The last machine is ready; another activation meanwhile has put it off. */
async function machinesStillReady({ store, rules }: Deps, { playerId, subject }: Callback): Promise<Verdict> {
  const { lab, now } = await store.readLab(playerId);
  const readyAt = allReadyAt(rules, lab);
  if (readyAt === null) return "never";
  if (readyAt > now) return { later: { subject: String(readyAt), dueAt: readyAt } };
  return String(readyAt) === subject ? { make: { opponent: "", lifeMs: MACHINES_LIFE_MS } } : "never";
}
