import { type Browser, HttpBrowser, type Told } from "../../../server/pvp/support/browser.ts";

/** How long answers took, in milliseconds. */
export interface AnswerTimes {
  actions: number[];
  polls: number[];
}

/** A browser over HTTP that notes how long the answers to actions and to looks at a battle took. */
export class TimedBrowser implements Browser {
  readonly http: HttpBrowser;
  private readonly times: AnswerTimes;

  constructor(address: string, times: AnswerTimes) {
    this.http = new HttpBrowser(address);
    this.times = times;
  }

  logIn(name: string): Promise<Told> {
    return this.http.logIn(name);
  }

  async get(call: string): Promise<Told> {
    const start = performance.now();
    const told = await this.http.get(call);
    if (call.startsWith("pvp/battle/")) this.times.polls.push(performance.now() - start);
    return told;
  }

  async post(call: string, body?: object): Promise<Told> {
    const start = performance.now();
    const told = await this.http.post(call, body);
    if (call.endsWith("/action")) this.times.actions.push(performance.now() - start);
    return told;
  }
}
