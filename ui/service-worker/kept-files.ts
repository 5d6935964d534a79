import { KEPT_AT, KEPT_RULES, PAGE, type Shell, shellName } from "./shell.ts";

/** What the kept files need from the worker; tests pass in their own. */
interface KeptFilesDeps {
  caches: CacheStorage;
  fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<void>;
}

/** Files that pages asked for, such as pictures and fonts: their names carry a hash, so they never change. */
const SEEN = "seen";
const SHELLS = "shell-";
/** More than a build has; the oldest are forgotten when another build takes over. */
const MOST_SEEN = 400;
/** A page from a network that answers slowly is not waited for any longer where there is a kept one. */
const PATIENCE_MS = 4000;
const SERVER_ERROR = 500;
const EXACT = { ignoreVary: true };
/** A connection that died without a word, as in tunnels, must not hold up all that follows. */
const GIVEN_UP_MS = 60_000;
/** What the player waits for comes first. */
const unhurried = (): RequestInit => ({ priority: "low", signal: AbortSignal.timeout(GIVEN_UP_MS) });

/**
 * The files that this browser keeps for a start without network. The files of each build are in a cache of their own,
 * and its page is stored last, so that a page is only ever started with all of its own files. Everything may be
 * missing: a browser may refuse storage, or clear it at any time.
 */
export class KeptFiles {
  private filling: Promise<void> | null = null;
  private isFilled = false;

  constructor(
    private readonly shell: Shell,
    private readonly deps: KeptFilesDeps,
  ) {}

  /** Stores all files of this build, one after the other. Rejects if one is missing; the next call goes on from there. */
  fill(): Promise<void> {
    this.filling ??= this.fillOnce().finally(() => {
      this.filling = null;
    });
    return this.filling;
  }

  /** Deletes earlier builds except for the last complete one, whose pages may still be open, and what is too much. */
  async tidy(): Promise<void> {
    const { caches } = this.deps;
    const own = this.shell.build === null ? null : shellName(this.shell.build);
    const others = (await this.shellNames()).filter((name) => name !== own);
    const complete = await Promise.all(others.map((name) => this.pageIn(name)));
    const previous = others.filter((_, index) => complete[index]).at(-1);
    await Promise.all(others.filter((name) => name !== previous).map((name) => caches.delete(name)));
    const seen = await caches.open(SEEN);
    const requests = await seen.keys();
    const tooMany = requests.slice(0, Math.max(0, requests.length - MOST_SEEN));
    await Promise.all(tooMany.map((request) => seen.delete(request, EXACT)));
  }

  /** Deletes everything. */
  async forget(): Promise<void> {
    const { caches } = this.deps;
    const names = [...(await this.shellNames()), SEEN];
    await Promise.all(names.map((name) => caches.delete(name)));
  }

  /**
   * Answers a request for the page: from the server, so that a new version arrives with the next reload, or from the
   * kept build where the server does not answer.
   */
  async page(request: Request): Promise<Response> {
    const fromServer = this.deps.fetch(request).catch(() => Response.error());
    const soon = await Promise.race([fromServer, this.deps.pause(PATIENCE_MS)]);
    if (soon && soon.type !== "error" && soon.status < SERVER_ERROR) return soon;
    return (await this.keptPage()) ?? fromServer;
  }

  /** Answers a request for a file with a hash in its name, and keeps it; `later` is told of work that goes on. */
  async file(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
    const kept = await this.find(request.url);
    if (kept !== undefined) return kept;
    const response = await this.deps.fetch(request);
    if (isFile(response)) later(this.store(request.url, response.clone()));
    return response;
  }

  /** Keeps files that a page loaded before this worker answered for it, or will need without network. */
  async keep(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      if ((await this.find(address)) !== undefined) continue;
      const response = await this.deps.fetch(address, unhurried()).catch(() => null);
      // The network is gone; the next page asks again.
      if (response === null) return;
      if (isFile(response)) await this.store(address, response);
    }
  }

  /** Stores what is still missing of this build; asks for nothing while all is there. */
  async complete(): Promise<void> {
    const { build } = this.shell;
    // Browsers end a worker between two visits, so it does not remember.
    this.isFilled ||= build !== null && (await this.pageIn(shellName(build))) !== undefined;
    if (!this.isFilled) await this.fill();
  }

  private async fillOnce(): Promise<void> {
    const { build, files } = this.shell;
    if (build === null) return;
    const cache = await this.deps.caches.open(shellName(build));
    for (const address of files) {
      if ((await cache.match(address, EXACT)) !== undefined) continue;
      const response = (await this.find(address)) ?? (await this.deps.fetch(address, unhurried()));
      if (!isFile(response)) throw new Error(`${address} is missing: ${response.status}`);
      await cache.put(address, await arrived(response));
    }
    const page = await this.deps.fetch(PAGE, { ...unhurried(), cache: "no-cache" });
    // Another build may have been put on the server meanwhile: its page needs other files than these.
    if (!page.ok || page.redirected || !(await page.clone().text()).includes(`-${build}.js`))
      throw new Error(`The page of build ${build} is missing: ${page.status}`);
    await cache.put(PAGE, await arrived(page));
    this.isFilled = true;
  }

  /**
   * The page of the build that was played last: one that arrived while its page was never opened has no rules and no
   * lab to show. Where none was played, the newest.
   */
  private async keptPage(): Promise<Response | undefined> {
    const names = (await this.shellNames()).reverse();
    const pages = await Promise.all(
      names.map(async (name) => ({ page: await this.pageIn(name), playedAt: await this.playedAt(name) })),
    );
    return pages.filter(({ page }) => page !== undefined).sort((a, b) => b.playedAt - a.playedAt)[0]?.page;
  }

  /** When the page of a build last kept its rules; 0 if it never did. */
  private async playedAt(cacheName: string): Promise<number> {
    const cache = await this.deps.caches.open(cacheName);
    const rules = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(KEPT_RULES));
    const kept = await Promise.all(rules.map((request) => cache.match(request, EXACT)));
    return Math.max(0, ...kept.map((reply) => Number(reply?.headers.get(KEPT_AT) ?? 0)));
  }

  private pageIn(cacheName: string): Promise<Response | undefined> {
    return this.deps.caches.match(PAGE, { ...EXACT, cacheName });
  }

  /** Names of the caches of builds, oldest first. */
  private async shellNames(): Promise<string[]> {
    const names = await this.deps.caches.keys().catch(() => []);
    return names.filter((name) => name.startsWith(SHELLS));
  }

  private find(address: string): Promise<Response | undefined> {
    return this.deps.caches.match(address, EXACT).catch(() => undefined);
  }

  private async store(address: string, response: Response): Promise<void> {
    try {
      const whole = await arrived(response);
      await (await this.deps.caches.open(SEEN)).put(address, whole);
    } catch {
      // Storage may be full, or the network gone: the file is asked for again then.
    }
  }
}

/**
 * The same response once all of it is here: browsers lock a cache while they store, and would wait for the network
 * before they read anything else from it.
 */
async function arrived(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  return new Response(await response.arrayBuffer(), { status, statusText, headers });
}

/** Whether this is a file of the game: some servers answer a missing one with a page. */
function isFile(response: Response): boolean {
  const type = response.headers.get("content-type") ?? "";
  return response.ok && !response.redirected && !type.startsWith("text/html");
}
