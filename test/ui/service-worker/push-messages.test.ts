import { describe, expect, it } from "vitest";
import { answerPush } from "../../../ui/service-worker/push-messages.ts";
import type { WorkerScope } from "../../../ui/service-worker/worker-scope.ts";

const MESSAGE = { kind: "turn", title: "Your turn", body: "…", stop: "Stop these", fragment: "#pvp" };
const OLD = { endpoint: "https://push.example/old" };
const NEW = { endpoint: "https://push.example/new", keys: { p256dh: "p", auth: "a" } };

/** A worker without a browser: its events, what it shows, opens and asks the server. */
function workerAlone(refuses: readonly string[] = []) {
  const shown: { data: unknown }[] = [];
  const opened: string[] = [];
  const asked: { call: string; player: string | null; body: unknown }[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const worker = {
    addEventListener: (type: string, listener: (event: object) => void) => void listeners.set(type, listener),
    clients: { matchAll: async () => [], openWindow: async (address: string) => void opened.push(address) },
    registration: {
      showNotification: async (_title: string, options: { data: unknown }) => void shown.push(options),
      pushManager: { subscribe: async () => ({ ...NEW, toJSON: () => NEW }) },
    },
  } as unknown as WorkerScope;
  answerPush(worker, async (address, init = {}) => {
    const body = init.body === undefined ? null : JSON.parse(String(init.body));
    asked.push({ call: address, player: new Headers(init.headers).get("x-player"), body });
    return refuses.includes(address)
      ? Response.json({ code: "other_player" }, { status: 409 })
      : Response.json({ push: { publicKey: "key" } });
  });
  async function tell(type: string, event: object) {
    let work: Promise<unknown> = Promise.resolve();
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    listeners.get(type)?.({ waitUntil, ...event });
    await work;
  }
  const click = (data: unknown, action = "stop") =>
    tell("notificationclick", { notification: { data, close() {} }, action });
  const push = (message: object) => tell("push", { data: { json: () => message } });
  return { shown, opened, asked, tell, click, push };
}

describe("the worker", () => {
  it("ends messages for the player whom one was for, whoever is logged in by then (GAP-79, ABU-116)", async () => {
    const { shown, asked, push, click } = workerAlone();
    await push({ ...MESSAGE, player: "alice" });
    await click(shown[0]?.data);
    expect(asked).toEqual([{ call: "/api/setCallbacks", player: "alice", body: { kinds: { turn: false } } }]);
  });

  it("opens the game instead where a message does not say whom it is for (GAP-79)", async () => {
    const { shown, asked, opened, push, click } = workerAlone();
    await push(MESSAGE);
    await click(shown[0]?.data);
    expect([asked, opened]).toEqual([[], ["/#pvp"]]);
  });

  it("renews a subscription only in the place of the old one (GAP-79, ABU-116)", async () => {
    const { asked, tell } = workerAlone();
    await tell("pushsubscriptionchange", { oldSubscription: OLD });
    expect(asked.map(({ call, body }) => [call, body])).toEqual([
      ["/api/getCallbacks", null],
      ["/api/subscribePush", { ...NEW, renews: OLD.endpoint }],
      ["/api/unsubscribePush", { endpoint: OLD.endpoint }],
    ]);
  });

  it("renews nothing for another player, and nothing that it does not know (GAP-79, ABU-116)", async () => {
    const refused = workerAlone(["/api/subscribePush"]);
    await refused.tell("pushsubscriptionchange", { oldSubscription: OLD });
    expect(refused.asked.map(({ call }) => call)).toEqual(["/api/getCallbacks", "/api/subscribePush"]);
    const unknown = workerAlone();
    await unknown.tell("pushsubscriptionchange", { oldSubscription: null });
    expect(unknown.asked).toEqual([]);
  });
});
