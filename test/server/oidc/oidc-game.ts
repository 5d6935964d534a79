import { afterAll, beforeAll, onTestFinished } from "vitest";
import { type Answer, cookieOf, type LabServer, type LabServerOptions, labServer } from "../lab-server.ts";
import { TestClock } from "../test-clock.ts";
import type { SigningKey } from "./sign-token.ts";
import { TestProvider } from "./test-provider.ts";

/** Only what hangs is given up: no test depends on how fast the machine is. */
const PATIENCE_MS = 100_000;
const START_PATH = "/api/auth/oidc/start";

/** A browser of a player who logs in through the provider: it keeps its cookies and asks for pages. */
export class OidcBrowser {
  readonly cookies = new Map<string, string>();
  readonly server: LabServer;
  readonly provider: TestProvider;

  constructor({ server, provider }: Pick<OidcGame, "server" | "provider">) {
    this.server = server;
    this.provider = provider;
  }

  /** Presses the button of the login page; resolves to the address of the provider's page. */
  async begin(): Promise<string> {
    const answer = await this.open(START_PATH);
    if (answer.status !== 302) throw new Error(`The login did not begin: ${JSON.stringify(answer.body)}`);
    return String(answer.headers.location);
  }

  /** Begins a login and confirms it; resolves to the address that the provider sends the browser to. */
  async confirmed(): Promise<string> {
    return this.provider.confirm(await this.begin());
  }

  async logIn(): Promise<Answer> {
    return this.open(await this.confirmed());
  }

  /** Opens an address of the game as a browser does that comes from another site. */
  async open(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    const { pathname, search } = new URL(address, "http://localhost:80");
    const accept = "text/html,*/*;q=0.8";
    const answer = await this.server.get(`${pathname}${search}`, {
      accept,
      ...this.cookieHeader(),
      ...headers,
    });
    for (const name of ["sid", "login"]) {
      const value = cookieOf(answer, name);
      if (value !== "") this.cookies.set(name, value);
    }
    return answer;
  }

  async whoami(): Promise<Answer["body"]> {
    return (await this.server.get("/api/whoami", this.cookieHeader())).body;
  }

  cookieHeader(): Record<string, string> {
    return { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
  }
}

export interface OidcGame {
  server: LabServer;
  provider: TestProvider;
  browser: OidcBrowser;
}

type OidcGameOptions = LabServerOptions & { keys?: SigningKey[] };

/** A game whose players log in through a provider of its own; both end with the test. */
export async function oidcGame(options: OidcGameOptions = {}): Promise<OidcGame> {
  const { close, ...game } = await openOidcGame(options);
  onTestFinished(close);
  return game;
}

/**
 * One game for the tests of a file, as each new one takes a while: every test gets a new browser, and a provider that
 * keeps all rules.
 */
export function sharedOidcGame(options: OidcGameOptions = {}): () => OidcGame {
  let open: Awaited<ReturnType<typeof openOidcGame>>;
  beforeAll(async () => {
    open = await openOidcGame(options);
  });
  afterAll(() => open.close());
  return () => {
    const { server, provider } = open;
    provider.reset();
    return { server, provider, browser: new OidcBrowser({ server, provider }) };
  };
}

async function openOidcGame({ keys, ...options }: OidcGameOptions = {}) {
  const clock = options.clock ?? new TestClock();
  const provider = await new TestProvider(() => clock.now(), keys).listen();
  const environment = { ...provider.environment, ...options.environment };
  const server = await labServer({ ...options, clock, environment, oidcTimeoutMs: PATIENCE_MS });
  const browser = new OidcBrowser({ server, provider });
  const close = async () => {
    await server.close();
    await provider.close();
  };
  return { server, provider, browser, close };
}
