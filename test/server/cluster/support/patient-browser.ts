import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Told } from "../../pvp/support/browser.ts";

/** Between two attempts, as the game's client waits before it asks again. */
const PAUSE_MS = 100;

/** One attempt of a call, in milliseconds since the process started. */
export interface Attempt {
  at: number;
  ms: number;
  /** 0 without an answer. */
  status: number;
}

/** Whether an attempt was answered: 5xx ask for another one, and so does 408, which a busy machine causes. */
export function isAnswered({ status }: Pick<Attempt, "status">): boolean {
  return status > 0 && status < 500 && status !== 408;
}

/** A browser whose logins tell what was answered. */
export interface LoggingIn extends Browser {
  logIn(name: string): Promise<Told>;
}

/** A browser that asks again, with the same words, whatever was not answered or could not be done at the moment. */
export class PatientBrowser implements Browser {
  private readonly browser: LoggingIn;
  private readonly note: (attempt: Attempt) => void;
  private readonly signal: AbortSignal;

  /** `signal` ends its patience: what it asks for then rejects. */
  constructor(browser: LoggingIn, note: (attempt: Attempt) => void, signal: AbortSignal) {
    this.browser = browser;
    this.note = note;
    this.signal = signal;
  }

  logIn(name: string): Promise<Told> {
    return this.untilAnswered(() => this.browser.logIn(name));
  }

  get(call: string): Promise<Told> {
    return this.untilAnswered(() => this.browser.get(call));
  }

  post(call: string, body: object = {}): Promise<Told> {
    return this.untilAnswered(() => this.browser.post(call, body));
  }

  private async untilAnswered(ask: () => Promise<Told>): Promise<Told> {
    for (;;) {
      this.signal.throwIfAborted();
      const at = performance.now();
      const told = await ask().catch(() => null);
      this.note({ at, ms: performance.now() - at, status: told?.status ?? 0 });
      if (told !== null && isAnswered(told)) return told;
      await pause(PAUSE_MS, undefined, { signal: this.signal });
    }
  }
}
