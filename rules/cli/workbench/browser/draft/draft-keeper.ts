import type { Draft, KeptDraft } from "../contract.ts";
import { isSame } from "../overlay.ts";
import { Refusal, sentenceOf } from "../parts/calls.ts";
import { EMPTY_DRAFT } from "./draft.ts";

/** What the page shows about the draft. */
export interface DraftState {
  draft: Draft;
  /**
   * `loading`: not read yet. `saved`: the server has it. `waiting`: it is sent within seconds. `unsaved`: the
   * server did not take it, `problem` says why; it is tried again. `conflict`: another page has written `theirs`.
   */
  status: "loading" | "saved" | "waiting" | "unsaved" | "conflict";
  savedAt: string | null;
  problem: string | null;
  theirs: KeptDraft | null;
}

/** Where a draft is kept, and how time passes. */
export interface KeeperParts {
  read(): Promise<KeptDraft>;
  /** Resolves with what is there if the revision is not the one that is there. */
  write(draft: Draft, revision: number, replace: boolean): Promise<KeptDraft>;
  /** Of this tab alone, and there after a reload. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  later(act: () => void, ms: number): () => void;
}

const KEY = "workbench-draft";
/** After the latest change, and at most after the first one. */
const QUIET_MS = 700;
const LONGEST_MS = 3000;
const AGAIN_MS = 2000;

interface Unsent {
  draft: Draft;
  revision: number;
}

/** Keeps the draft through reload, crash and Ctrl-C: in this tab at once, on the server within three seconds. */
export class DraftKeeper {
  private state: DraftState = {
    draft: EMPTY_DRAFT,
    status: "loading",
    savedAt: null,
    problem: null,
    theirs: null,
  };
  private revision = 0;
  private readonly listeners = new Set<() => void>();
  private readonly parts: KeeperParts;
  private cancelTimer: () => void = () => undefined;
  private waitedMs = 0;
  private sending = false;

  constructor(parts: KeeperParts) {
    this.parts = parts;
  }

  readonly now = (): DraftState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Reads the draft; what this tab could not send before a reload comes first, and if both differ the page asks. */
  async load(): Promise<void> {
    const kept = await this.parts.read();
    const unsent = this.unsent();
    if (unsent === null || isSame(unsent.draft, kept.draft)) return this.take(kept);
    this.revision = unsent.revision;
    if (unsent.revision !== kept.revision)
      return this.show({ draft: unsent.draft, status: "conflict", theirs: kept });
    this.change(unsent.draft);
  }

  /** Looks whether another page has written, when this one comes to the front; what waits here is sent instead. */
  async look(): Promise<void> {
    if (this.state.status !== "saved") return;
    const kept = await this.parts.read().catch(() => null);
    if (kept !== null && kept.revision !== this.revision && this.state.status === "saved") this.take(kept);
  }

  change(draft: Draft): void {
    if (draft === this.state.draft && this.state.status !== "waiting" && this.state.status !== "loading")
      return;
    const isAsked = this.state.status === "conflict";
    this.show({ draft, status: isAsked ? "conflict" : "waiting" });
    this.parts.storage.setItem(KEY, JSON.stringify({ draft, revision: this.revision } satisfies Unsent));
    if (!isAsked) this.sendLater();
  }

  /** Ends a conflict: with this page's draft, or with that of the other page. */
  async decide(whose: "mine" | "theirs"): Promise<void> {
    const { theirs } = this.state;
    if (theirs === null) return;
    if (whose === "theirs") return this.take(theirs);
    this.show({ status: "waiting", theirs: null });
    await this.send(true);
  }

  /** What must still be sent as the page goes away; null if nothing. */
  unsentBody(): { draft: Draft; revision: number } | null {
    const { status, draft } = this.state;
    return status === "waiting" || status === "unsaved" ? { draft, revision: this.revision } : null;
  }

  /** Sends the draft now, if it is not on the server. */
  async send(replace = false): Promise<void> {
    this.cancelTimer();
    if (this.sending || this.unsentBody() === null) return;
    this.sending = true;
    this.waitedMs = 0;
    const { draft } = this.state;
    try {
      const kept = await this.parts.write(draft, this.revision, replace);
      this.sending = false;
      if (kept.draft !== undefined && !isSame(kept.draft, draft))
        return this.show({ status: "conflict", theirs: kept, problem: null });
      this.revision = kept.revision;
      const { savedAt } = kept;
      if (this.state.draft !== draft) {
        this.show({ savedAt, problem: null });
        this.change(this.state.draft);
        return;
      }
      this.parts.storage.removeItem(KEY);
      this.show({ status: "saved", savedAt, problem: null });
    } catch (error) {
      this.sending = false;
      const isOld = error instanceof Refusal && error.status === FORBIDDEN;
      const problem = isOld
        ? "The workbench was started anew: reload this page, your changes come along."
        : `${sentenceOf(error)} Your changes stay in this tab and are sent again.`;
      this.show({ status: "unsaved", problem });
      this.cancelTimer = this.parts.later(() => void this.send(), AGAIN_MS);
    }
  }

  private sendLater(): void {
    this.cancelTimer();
    const ms = Math.max(0, Math.min(QUIET_MS, LONGEST_MS - this.waitedMs));
    const since = performance.now();
    const cancel = this.parts.later(() => void this.send(), ms);
    this.cancelTimer = () => {
      this.waitedMs += performance.now() - since;
      this.cancelTimer = () => undefined;
      cancel();
    };
  }

  private take(kept: KeptDraft): void {
    this.cancelTimer();
    this.revision = kept.revision;
    this.parts.storage.removeItem(KEY);
    const { draft, savedAt } = kept;
    this.show({ draft, savedAt, status: "saved", problem: null, theirs: null });
  }

  private unsent(): Unsent | null {
    try {
      const unsent = JSON.parse(this.parts.storage.getItem(KEY) ?? "null") as Unsent | null;
      return unsent !== null && Number.isInteger(unsent.revision) && unsent.draft?.overlay ? unsent : null;
    } catch {
      return null;
    }
  }

  private show(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const FORBIDDEN = 403;
