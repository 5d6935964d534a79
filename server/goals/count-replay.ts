import { hash } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import { areSameCards, type CheckedBattle, type Deck, type RuleSet } from "../../rules/index.ts";
import { failure, newerRules } from "../errors/failure.ts";
import { refused } from "../errors/refusals.ts";
import type { AppDeps } from "../http/app-deps.ts";
import type { RuleBook } from "../pvp/battle-rules.ts";
import { frozenDeck } from "../pvp/frozen-deck.ts";
import { labWork } from "../store/database/lab-work.ts";
import { type BudgetSize, waitFor } from "../store/players/limits.ts";
import type { ReplayChecker } from "./replay-checker.ts";

const SECONDS_A_DAY = 86_400;
const SECOND_MS = 1000;
const KILOBYTE = 1024;

/** A replay as a player hands it in. */
interface HandedIn {
  playerId: number;
  /** The hash of the rules it was played by, as the page knows it. */
  rulesHash: string;
  /** The replay as JSON. */
  text: string;
}

/** What replays are checked with. */
export interface ReplayTools {
  checker: ReplayChecker;
  ruleBook: RuleBook;
}

/**
 * Counts a finished battle against the AI for its player's goals (`GAP-68`): only once it was played again in a
 * thread, by the rules it began under, with a lent team or one that the ledger says is the player's, and only once whoever hands it in.
 */
export async function countReplay(
  deps: AppDeps,
  { checker, ruleBook }: ReplayTools,
  { playerId, rulesHash, text }: HandedIn,
  log: FastifyBaseLogger,
): Promise<{ counted: true }> {
  const { rules, store } = deps;
  const { kilobytes } = rules.goals.handIn;
  if (Buffer.byteLength(text) > kilobytes * KILOBYTE) throw failure("too_large");
  await spendOne(deps, playerId);
  const played = await rulesOf(deps, ruleBook, rulesHash);
  const check = await checker.check(playerId, text, played === rules ? undefined : played);
  if (check === null) throw failure("replay_not_played");
  if (!check.ok) {
    log.info({ problem: check.problem, index: check.index }, "a replay that was handed in does not count");
    throw failure("replay_refused");
  }
  const { battle } = check;
  if (battle.team === "own") await requireOwnTeam(deps, playerId, battle.deck, log);
  const command = { type: "countBattle", result: battle.result, team: battle.team } as const;
  const work = labWork(rules, command, () => ({ counted: true as const }));
  const answer = await store.countReplay(playerId, namesOf(battle, playerId), work);
  if (answer === null) throw failure("replay_counted");
  if (!answer.ok) throw refused(answer.refusal);
  return answer.reply;
}

/**
 * The rules of a hash: this server's own, or those that a battle without network began under before they were replaced
 * (`GAP-72`). Throws where no server has stored them, or only a newer one can play by them.
 */
async function rulesOf({ clock }: AppDeps, ruleBook: RuleBook, rulesHash: string): Promise<RuleSet> {
  const found = await ruleBook.find({ rulesHash, dueAt: null }, clock.now());
  if (!found?.areItsOwn) throw found?.areNewer ? newerRules() : failure("replay_of_other_rules");
  return found.rules;
}

/**
 * The name of a battle, and the one that it had in earlier releases. Everybody who follows the guided battle makes the
 * same decisions, so it counts once for each player.
 */
function namesOf({ team, course, decisions }: CheckedBattle, playerId: number): [string, string] {
  const whose = team === "lesson" ? `${playerId} ` : "";
  const digest = (text: string) => hash("sha256", `${whose}${text}`, "base64url");
  return [digest(course), digest(decisions)];
}

/** Bounds what a player may have played, counted or not, for all processes together. */
async function spendOne({ store, rules }: AppDeps, playerId: number): Promise<void> {
  refuseUntil(await store.spendLimit(limitOf(playerId), daysWorth(rules)));
}

/** Refuses a player whose replays of the day are spent, before the next one is read (`ABU-103`). */
export async function requireReplayLeft({ store, rules }: AppDeps, playerId: number): Promise<void> {
  refuseUntil(await waitFor(store, limitOf(playerId), daysWorth(rules)));
}

function limitOf(playerId: number): string {
  return `replays ${playerId}`;
}

function daysWorth({ goals }: RuleSet): BudgetSize {
  const { mostADay } = goals.handIn;
  if (mostADay === 0) throw failure("rate_limited");
  return { burst: mostADay, perSecond: mostADay / SECONDS_A_DAY };
}

function refuseUntil(waitMs: number): void {
  if (waitMs > 0) throw failure("rate_limited", { retryAfter: Math.ceil(waitMs / SECOND_MS) });
}

/** Throws unless the ledger says that the deck is the player's, card by card. */
async function requireOwnTeam(
  { store, ledger }: AppDeps,
  playerId: number,
  deck: Deck,
  log: FastifyBaseLogger,
): Promise<void> {
  if (ledger === null) throw failure("ledger_not_configured");
  const account = await store.boundAccount(playerId);
  if (account === null) throw failure("replay_refused");
  const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);
  const choice = { creatures: ids(deck.creatures), tools: ids(deck.tools), spells: ids(deck.spells) };
  const owned = await frozenDeck(ledger, account, choice, log);
  if (!areSameCards(owned, deck)) throw failure("replay_refused");
}
