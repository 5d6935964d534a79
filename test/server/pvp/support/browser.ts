/** What a call answered. */
export interface Told {
  status: number;
  body: Record<string, unknown>;
}

/** A browser that is logged in; calls are named without `/api/`. */
export interface Browser {
  get(call: string): Promise<Told>;
  post(call: string, body?: object): Promise<Told>;
}

/** A browser over real HTTP, which goes on with its session where a restarted server listens. */
export class HttpBrowser implements Browser {
  address: string;
  /** What its requests carry once it is logged in. */
  cookie = "";

  constructor(address: string) {
    this.address = address;
  }

  async logIn(name: string): Promise<Told> {
    const answer = await this.fetch("auth/dev", { method: "POST", body: JSON.stringify({ name }) });
    this.cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    return toldBy(answer);
  }

  get(call: string): Promise<Told> {
    return this.fetch(call, {}).then(toldBy);
  }

  post(call: string, body: object = {}): Promise<Told> {
    return this.fetch(call, { method: "POST", body: JSON.stringify(body) }).then(toldBy);
  }

  fetch(call: string, init: RequestInit): Promise<Response> {
    const headers = { "content-type": "application/json", cookie: this.cookie };
    return fetch(`${this.address}/api/${call}`, { headers, ...init });
  }
}

async function toldBy(answer: Response): Promise<Told> {
  return { status: answer.status, body: (await answer.json()) as Told["body"] };
}
