import type { Texts } from "../../rules/index.ts";
import { logError } from "../errors/log-error.ts";
import type { AppDeps } from "../http/app-deps.ts";
import type { Callback, ClaimedCallback } from "../store/callbacks.ts";
import { type Attempt, type Pause, withAttempts } from "./attempts.ts";
import { type CallbackFacts, type CallbackMessage, callbackMessage } from "./callback-message.ts";
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
