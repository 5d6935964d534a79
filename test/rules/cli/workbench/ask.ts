import { type IncomingMessage, request } from "node:http";
import type { Opened } from "./open-for-test.ts";

/** What the workbench answered. */
export interface Reply {
  status: number | undefined;
  text: string;
  json: Record<string, unknown> & unknown[];
}

/** Asks as the page does, unless other headers are given; unlike `fetch` it may claim any host and origin. */
export async function ask(
  { address, token }: Opened,
  [method = "GET", path = "/"]: [method: string, path: string],
  body?: unknown,
  headers: Record<string, string> = { "x-token": token },
): Promise<Reply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    request(new URL(path, address), { method, headers: { ...type, ...headers } }, resolve)
      .on("error", reject)
      .end(body === undefined ? undefined : JSON.stringify(body));
  });
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += chunk;
  const isJson = response.headers["content-type"]?.startsWith("application/json");
  return { status: response.statusCode, text, json: isJson ? JSON.parse(text) : {} };
}

/** Resolves with the data of the next event of this name. `ready` resolves when events are received. */
export function nextEvent({ address, token }: Opened, name: string) {
  let begin: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const event = new Promise<Record<string, unknown>>((resolve, reject) => {
    request(new URL(`/api/trial/events?token=${token}`, address), (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        begin();
        const found = new RegExp(`event: ${name}\ndata: (.*)\n\n`).exec(text);
        if (!found) return;
        response.destroy();
        resolve(JSON.parse(found[1] ?? ""));
      });
    })
      .on("error", reject)
      .end();
  });
  return { ready, event };
}
