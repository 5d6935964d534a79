import { once } from "node:events";
import type { IncomingHttpHeaders } from "node:http";
import { Agent, type RequestOptions, request } from "node:https";
import { onTestFinished } from "vitest";
import type { Browser, Told } from "../../pvp/support/browser.ts";
import type { LayoutProxy } from "./layout-proxy.ts";

/** An answer, with the headers that a test looks at. */
export interface SecureAnswer extends Told {
  cookie: string;
  headers: IncomingHttpHeaders;
}

/** A browser that asks through the proxy, on a connection that it keeps. Rejects where no answer comes. */
export class SecureBrowser implements Browser {
  private readonly origin: string;
  private readonly agent: Agent;
  private cookie = "";

  constructor({ origin, certificate }: Pick<LayoutProxy, "origin" | "certificate">) {
    this.origin = origin;
    this.agent = new Agent({ keepAlive: true, maxSockets: 1, ca: certificate });
    onTestFinished(() => this.agent.destroy());
  }

  async logIn(name: string): Promise<Told> {
    const told = await this.send("POST", "/api/auth/dev", { name });
    if (told.cookie !== "") this.cookie = told.cookie;
    return told;
  }

  get(call: string): Promise<SecureAnswer> {
    return this.send("GET", `/api/${call}`);
  }

  /** Opens a page, as a browser asks for one. */
  open(path: string): Promise<SecureAnswer> {
    return this.send("GET", path);
  }

  post(call: string, body: object = {}): Promise<Told> {
    return this.send("POST", `/api/${call}`, body);
  }

  private async send(method: string, path: string, body?: object): Promise<SecureAnswer> {
    const options: RequestOptions = {
      method,
      agent: this.agent,
      headers: { "content-type": "application/json", cookie: this.cookie },
    };
    const asked = request(`${this.origin}${path}`, options);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
    const [answer] = await once(asked, "response");
    let text = "";
    for await (const chunk of answer.setEncoding("utf8")) text += chunk;
    const [cookie = ""] = answer.headers["set-cookie"]?.[0]?.split(";") ?? [];
    // The proxy itself answers with a page where no process can.
    const isCall = String(answer.headers["content-type"]).includes("json");
    const { statusCode, headers } = answer;
    return { status: statusCode ?? 0, body: isCall ? JSON.parse(text) : {}, cookie, headers };
  }
}
