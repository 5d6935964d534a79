import { type Browser, HttpBrowser, type Told } from "../../support/browser.ts";
import type { UnreliableServer } from "./unreliable-server.ts";

/** A browser that asks again, with the same words, whatever a killed server left without an answer. */
export class StubbornBrowser implements Browser {
  private readonly server: UnreliableServer;
  private readonly http = new HttpBrowser("");

  constructor(server: UnreliableServer) {
    this.server = server;
  }

  logIn(name: string): Promise<Told> {
    return this.ask(() => this.http.logIn(name));
  }

  get(call: string): Promise<Told> {
    return this.ask(() => this.http.get(call));
  }

  post(call: string, body: object = {}): Promise<Told> {
    return this.ask(() => this.http.post(call, body));
  }

  private async ask<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    for (;;) {
      const address = await this.server.nextCall();
      this.http.address = address;
      try {
        return await call();
      } catch (error) {
        // Only a kill excuses a missing answer: then another process listens, elsewhere.
        if ((await this.server.address) === address) throw error;
      }
    }
  }
}
