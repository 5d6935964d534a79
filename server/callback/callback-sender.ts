import { allReadyAt, type Texts } from "../../rules/index.ts";
import { logError } from "../errors/to-http-error.ts";
import type { AppDeps } from "../http/app-deps.ts";
import type { Callback, ClaimedCallback } from "../store/players/callbacks.ts";
import { type CallbackFacts, type CallbackMessage, callbackMessage } from "./callback-message.ts";
import { awayAt, turnSubject } from "./noted-callbacks.ts";
import { type Attempt, type Pause, withAttempts } from "./post.ts";
import { sendPush } from "./send-push.ts";
import { sendTelegram } from "./send-telegram.ts";

export interface SenderDeps extends Pick<AppDeps, "store" | "rules" | "languages" | "configuration" | "log"> {
  pause: Pause;
}

/** Sends claimed callbacks to browsers and to Telegram, side by side. */
export class CallbackSender {
  private readonly deps: SenderDeps;
  private readonly offered: [Texts, ...Texts[]];
  private readonly ending = new AbortController();
  private readonly running = new Set<Promise<void>>();

  constructor(deps: SenderDeps) {
    this.deps = deps;
    this.offered = [deps.rules.texts, ...deps.languages];
  }

  /** Number of callbacks that are being sent. */
  get size(): number {
    return this.running.size;
  }

  /** Begins to send; nobody waits for it. */
  send(callback: Callback, claimed: ClaimedCallback, facts: CallbackFacts): void {
    const message = callbackMessage(this.offered, claimed.language, callback, facts);
    const sending = this.toAll(callback.playerId, claimed, message)
      .catch((err: unknown) => logError(this.deps.log, err, "a callback could not be sent"))
      .finally(() => this.running.delete(sending));
    this.running.add(sending);
  }

  /** Resolves when everything that was begun is sent or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.running);
  }

  /** Gives up what waits for another attempt, and ends the rest. */
  async end(): Promise<void> {
    this.ending.abort();
    await this.settled();
  }

  private async toAll(
    playerId: number,
    { subscriptions, telegramId }: ClaimedCallback,
    message: CallbackMessage,
  ): Promise<void> {
    const { push, telegram } = this.deps.configuration;
    const { signal } = this.ending;
    const sent: Promise<void>[] = [];
    // The browser says it back when the player answers the message; somebody else may be logged in by then.
    const player = await this.deps.store.publicIdOf(playerId);
    if (push !== null && player !== null)
      for (const subscription of subscriptions)
        sent.push(
          this.deliver(
            new URL(subscription.endpoint).host,
            () => sendPush(push, subscription, { ...message, player }, signal),
            message,
            () => this.deps.store.forgetSubscription(subscription.endpoint, null),
          ),
        );
    if (telegramId !== null && telegram.botToken !== null) {
      const { publicOrigin } = this.deps.configuration;
      const button = publicOrigin?.startsWith("https:") ? { text: message.play, url: publicOrigin } : null;
      const text = `${message.title}\n${message.body}`;
      sent.push(
        this.deliver(
          new URL(telegram.apiUrl).host,
          () => sendTelegram(telegram, { chatId: telegramId, text, button }, signal),
          message,
          () => this.endTelegram(playerId),
        ),
      );
    }
    await Promise.all(sent);
  }

  private async deliver(
    service: string,
    attempt: () => Promise<Attempt>,
    { lifeMs }: CallbackMessage,
    onGone: () => Promise<void>,
  ): Promise<void> {
    const { log, pause } = this.deps;
    const { signal } = this.ending;
    const ended = await withAttempts(attempt, { pause, signal, lifeMs }).catch((): Attempt => {
      return { outcome: "failed", status: "the server ended first" };
    });
    if (ended.outcome === "gone") await onGone();
    // Addresses, texts and players are nobody's business in a log.
    else if (ended.outcome !== "delivered")
      log.warn({ service, status: ended.status }, "a callback could not be delivered");
  }

  private async endTelegram(playerId: number): Promise<void> {
    const wishes = await this.deps.store.callbackWishes(playerId);
    if (wishes) await this.deps.store.setCallbackWishes(playerId, { ...wishes, telegram: false });
  }
}

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
