import type { BattleAction } from "../../battle/actions/action-rules.ts";
import { newReplay } from "../../battle/replay/new-replay.ts";
import { playReplay } from "../../battle/replay/play-replay.ts";
import type { Replay } from "../../battle/replay/replay.ts";
import { type BattleEvent, hashRules, logLines, shippedRules } from "../../index.ts";
import { decidersOf } from "../../simulation/deciders.ts";
import { type SimulationPlan, setupOf } from "../../simulation/plan.ts";
import { playBattle } from "../../simulation/play-battle.ts";
import { NO_BOTS } from "../../simulation/players.ts";
import { loadRules } from "../../validation.ts";
import { balanceReport } from "../balance/balance-report.ts";
import type { NamedRules, TitledRules } from "../input/read-rules.ts";
import { reportPage } from "../page/page.ts";
import { nameOf } from "../statistics/simulation-result.ts";
import { type Answer, bodyOf, RequestError } from "./answer.ts";
import type { Asked } from "./asked.ts";
import { planIn } from "./look-routes.ts";
import { overlayIn } from "./overlay-routes.ts";

const MOST_BATTLES = 100_000;
const UNPROCESSABLE = 422;
const BUSY = 409;

/** Begins a trial of an overlay against the shipped rules, or against the saved overlay that `before` names. */
export async function startTrial({ workbench: { trials, folder }, request }: Asked): Promise<Answer> {
  const { overlay, title, before = "", ...asked } = await bodyOf(request);
  if (trials.isBusy()) throw new RequestError("A trial is being played: stop it first.", BUSY);
  const { battles, seed, policy } = planIn(asked, MOST_BATTLES);
  const refused = (problems: readonly string[]) => ({ status: UNPROCESSABLE, json: { ok: false, problems } });
  const loaded = loadRules(overlay, "overlay");
  if (!loaded.ok) return refused(loaded.problems);
  const after = { ...loaded, title: typeof title === "string" && title !== "" ? title : "the form" };
  const saved = before === "" ? null : loadRules(overlayIn(folder, before), String(before));
  if (saved?.ok === false) return refused(saved.problems);
  const first = saved === null ? shipped() : { ...saved, title: String(before) };
  trials.start({ before: first, after, battles, seed, policy });
  return { json: { ok: true } };
}

export async function stopTrial({ workbench: { trials } }: Asked): Promise<Answer> {
  await trials.stop();
  return { json: { ok: true } };
}

/** The whole page of the last trial, as `npm run balance --html` writes it. */
export function showReport({ workbench: { trials } }: Asked): Answer {
  return { html: reportPage(balanceReport(lastOf(trials))) };
}

/** A battle of the last trial: its log, or with `download` its replay file. */
export function showBattle({ workbench: { trials }, query }: Asked): Answer {
  const { order, places } = lastOf(trials);
  const found = places.find(({ after }) => nameOf(after.result) === query.get("place"));
  const index = Number(query.get("index"));
  const when = query.get("rules") === "before" ? "before" : "after";
  if (!found || !Number.isInteger(index) || index < 1 || index > order.battles)
    throw new RequestError("There is no such battle.");
  const { mode, difficulty } = found.after.result;
  const { policy, seed } = order;
  const plan =
    difficulty === null
      ? { mode: "pvp" as const, policy, seed }
      : { mode: "ai" as const, difficulty, policy, seed };
  const { replay, lines } = playedAgain(order[when], plan, index);
  if (query.has("download")) {
    const name = `${difficulty ?? mode}-${seed}-${index}`.replace(/[^\w.-]/g, "_");
    return { json: replay, download: `${name}-${when}.json` };
  }
  return { json: { lines } };
}

function lastOf(trials: Asked["workbench"]["trials"]) {
  const last = trials.last();
  if (!last) throw new RequestError("No trial has been played yet.");
  return last;
}

function shipped(): TitledRules {
  return { rules: shippedRules, hash: hashRules(shippedRules), earlierHashes: [], title: "shipped" };
}

/** Battle `index` of a run, played once more: its replay file, and its log as a player reads it. */
function playedAgain(
  { rules, hash }: NamedRules,
  plan: SimulationPlan,
  index: number,
): { replay: Replay; lines: { turn: number; message: string }[] } {
  const setup = setupOf(rules, plan, index);
  const actions: BattleAction[] = [];
  playBattle(rules, setup, decidersOf(rules, plan, NO_BOTS), actions);
  const replay = newReplay(rules, hash, setup, actions);
  const events: BattleEvent[] = [];
  const { battle } = playReplay(rules, replay, events);
  const viewer = plan.mode === "ai" ? 0 : "watcher";
  const lines = logLines(rules, battle, viewer, events).map(({ turn, message }) => ({ turn, message }));
  return { replay, lines };
}
