import type { ServerResponse } from "node:http";
import { hashRules, type RuleSet, shippedRules } from "../../index.ts";
import { POLICIES, type Policy } from "../../simulation/players.ts";
import { loadRules, ruleNumbers } from "../../validation.ts";
import { BadInput } from "../input/bad-input.ts";
import { deckOf, fittingDecks } from "../input/deck-content.ts";
import { bodyOf, RequestError } from "./answer.ts";
import type { Asked } from "./asked.ts";
import type { CurveLine, DraftDeck, FailedLine, SweepLine, Tree } from "./browser/contract.ts";
import { overlayWith } from "./browser/overlay.ts";
import { deckFileOf } from "./draft-decks.ts";
import { figuresOf, type HashedRules, type LookPlan, plansOf, rateIn, wantedIn } from "./look-room.ts";
import { overlayIn } from "./overlay-routes.ts";

const MOST_BATTLES = 2000;
const MOST_VALUES = 25;
const LONGEST_SEED = 100;

/**
 * Plays the same battles by the shipped rules, or by the saved overlay `before`, and by an overlay, and answers line by
 * line with the win rates so far. Ends when the page goes away.
 */
export async function playCurve(asked: Asked, response: ServerResponse): Promise<void> {
  const body = await bodyOf(asked.request);
  const plan = planIn(body);
  const before = body.before ? rulesOf(overlayIn(asked.workbench.folder, body.before)) : shipped();
  const after = rulesOf(body.overlay);
  await lookOn<CurveLine>(asked, response, [before, after], plan, (looked, battles) => ({
    played: battles,
    total: plan.battles,
    places: figuresOf(looked, before.hash, after.hash, plan.policy),
  }));
}

/**
 * Plays the same battles with several values of one number of an overlay, drawn decks or the player's `deck`, and answers
 * with the win rate at each.
 */
export async function playSweep(asked: Asked, response: ServerResponse): Promise<void> {
  const body = await bodyOf(asked.request);
  const plan = planIn(body);
  const { key, values, overlay } = body;
  if (!ruleNumbers().some((number) => number.key === key && number.kind === "number"))
    throw new RequestError("There is no such number in the rules.");
  const isList = Array.isArray(values) && values.every((value) => typeof value === "number");
  if (!isList || values.length < 2 || values.length > MOST_VALUES)
    throw new RequestError(`A sweep has 2 to ${MOST_VALUES} values.`);
  const refused: SweepLine["refused"] = [];
  const sets = (values as number[]).flatMap((value) => {
    const shippedTree = shippedRules as unknown as Tree;
    const changed = overlayWith(shippedTree, (overlay ?? {}) as Tree, String(key), value);
    const loaded = loadRules(changed, "sweep");
    if (loaded.ok) return [{ ...loaded, value }];
    refused.push({ value, problem: loaded.problems[0] ?? "" });
    return [];
  });
  const [first] = sets;
  if (!first) throw new RequestError(refused[0]?.problem ?? "No value is allowed.");
  const decks = body.deck ? decksIn(first.rules, body.deck) : undefined;
  const look = { ...plan, ...(decks ? { decks } : {}) };
  await lookOn<SweepLine>(asked, response, sets, look, (looked, battles) => ({
    played: battles,
    total: plan.battles,
    points: sets.flatMap(({ value, hash }) =>
      plansOf(look).map(({ place }) => ({
        value,
        place,
        ...rateIn(place, looked(hash, place)),
        // Targets are about decks as players bring them.
        wanted: decks ? null : wantedIn(place, plan.policy),
      })),
    ),
    refused,
  }));
}

async function lookOn<Line>(
  { workbench: { looks, trials, runs } }: Asked,
  response: ServerResponse,
  sets: readonly HashedRules[],
  plan: LookPlan,
  lineOf: (...step: Parameters<Parameters<typeof looks.play>[2]>) => Line,
): Promise<void> {
  const isBusy = () => trials.isBusy() || runs.isBusy();
  if (isBusy()) throw new RequestError("Another tab is playing: the curve waits until it has ended.", 409);
  let isOver = false;
  response.on("close", () => {
    isOver = true;
  });
  response.writeHead(200, { "content-type": "application/x-ndjson", "cache-control": "no-store" });
  const write = (line: Line | FailedLine) => void response.write(`${JSON.stringify(line)}\n`);
  try {
    await looks.play(
      sets,
      plan,
      (looked, battles) => write(lineOf(looked, battles)),
      () => isOver || isBusy(),
    );
  } catch (error) {
    console.error(error);
    write({ error: error instanceof Error ? error.message : String(error) });
  }
  response.end();
}

/** A deck of the draft in the modes whose rules allow it. */
function decksIn(rules: RuleSet, deck: unknown): NonNullable<LookPlan["decks"]> {
  try {
    return fittingDecks(["pvp", "ai"], (mode) => deckOf(rules, mode, "deck", deckFileOf(deck as DraftDeck)));
  } catch (error) {
    throw error instanceof BadInput ? new RequestError(error.message) : error;
  }
}

/** The battles that are asked for, at most so many of each kind. */
export function planIn({ battles, seed, policy }: Record<string, unknown>, most = MOST_BATTLES): LookPlan {
  if (typeof battles !== "number" || !Number.isInteger(battles) || battles < 1 || battles > most)
    throw new RequestError(`battles must be a whole number from 1 to ${most}.`);
  if (typeof seed !== "string" || seed === "" || seed.length > LONGEST_SEED)
    throw new RequestError(`seed must be a text of 1 to ${LONGEST_SEED} letters.`);
  if (!POLICIES.includes(policy as Policy))
    throw new RequestError(`policy must be one of ${POLICIES.join(", ")}.`);
  return { battles, seed, policy: policy as Policy };
}

function rulesOf(overlay: unknown): HashedRules {
  const loaded = loadRules(overlay, "draft");
  if (loaded.ok) return loaded;
  throw new RequestError(loaded.problems[0] ?? "The overlay has a mistake.");
}

function shipped(): HashedRules {
  return { rules: shippedRules, hash: hashRules(shippedRules) };
}
