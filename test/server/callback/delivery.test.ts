import { describe, expect, it } from "vitest";
import { DAY, type LabServer, sidOf, signedLogin, TestPlayer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { TestCaller, testProviders } from "./callback-world.ts";

const { push, telegram, environment } = testProviders();
const TELEGRAM_ID = 7_000_001;
let logins = 0;

/** A player of Telegram's login, and what calls them back. */
async function reachable() {
  const server = await freshServer({ environment: environment() });
  logins += 1;
  const id = TELEGRAM_ID + logins;
  const fields = { id, first_name: "Ann", auth_date: Math.floor(server.clock.now() / 1000) };
  const answer = await server.post("/api/auth/telegram", signedLogin(fields));
  const ann = new TestPlayer(server, sidOf(answer), String(answer.body.userId));
  const playerId = (await server.store.findPlayer({ provider: "telegram", id: String(id) }))?.id ?? 0;
  await ann.post("setCallbacks", { kinds: { challenge: true } });
  const caller = new TestCaller(server, environment());
  return { server, ann, chat: String(id), caller, tell: () => tell(server, playerId, caller) };
}

/** One more callback, a day after the last one. */
async function tell({ store, clock }: LabServer, playerId: number, caller: TestCaller): Promise<void> {
  clock.pass(DAY);
  const subject = String(clock.now());
  await store.noteCallback({ playerId, kind: "challenge", subject, dueAt: clock.now() });
  await caller.sweep();
}

async function browserOf(ann: TestPlayer) {
  const browser = push.subscribe();
  const answer = await ann.post("subscribePush", browser.subscription());
  expect(answer.status).toBe(200);
  return browser;
}

describe("a browser that ends its push messages", () => {
  it.each([
    ["as it was given", (endpoint: string) => endpoint],
    ["with capitals", (endpoint: string) => endpoint.replace("http:", "HTTP:")],
    ["with dots in its path", (endpoint: string) => endpoint.replace(/(:\d+)\//, "$1/./push/../")],
    ["with spaces around it", (endpoint: string) => ` ${endpoint} `],
  ])("names its address %s, and is forgotten (ABU-113)", async (_, written) => {
    const { ann } = await reachable();
    const browser = await browserOf(ann);
    const { endpoint } = browser.subscription();
    const elsewhere = await browserOf(ann);
    expect((await ann.post("unsubscribePush", { endpoint: written(endpoint) })).body).toMatchObject({
      push: { browsers: 1 },
    });
    await ann.post("unsubscribePush", { endpoint: "no address" });
    expect((await ann.get("getCallbacks")).body).toMatchObject({ push: { browsers: 1 } });
    const again = { ...elsewhere.subscription(), endpoint: written(elsewhere.subscription().endpoint) };
    expect((await ann.post("subscribePush", again)).body).toMatchObject({ push: { browsers: 1 } });
  });
});

describe("a push message", () => {
  it("is sent again after 429 and 5xx, with growing pauses and as long as asked (GAP-62)", async () => {
    const { ann, caller, tell } = await reachable();
    const browser = await browserOf(ann);
    push.answers.push({ status: 429, headers: { "retry-after": "7" } }, { status: 503 });
    await tell();
    expect([browser.shown.length, caller.pauses]).toEqual([1, [7_000, 4_000]]);
  });

  it("is given up after five attempts, and when the service wants to rest for long", async () => {
    const { ann, caller, tell } = await reachable();
    const browser = await browserOf(ann);
    const before = push.requests;
    push.answers.push(...Array.from({ length: 5 }, () => ({ status: 500 })));
    await tell();
    expect([push.requests - before, browser.shown.length]).toEqual([5, 0]);
    push.answers.push({ status: 429, headers: { "retry-after": "3600" } });
    await tell();
    expect([push.requests - before, browser.shown.length]).toEqual([6, 0]);
    expect(caller.lines.join()).toContain("a callback could not be delivered");
  });

  it.each([404, 410])("ends the subscription that the service answers %i for (GAP-62)", async (status) => {
    const { ann, tell } = await reachable();
    await browserOf(ann);
    push.answers.push({ status });
    await tell();
    expect((await ann.get("getCallbacks")).body).toMatchObject({ push: { browsers: 0 } });
  });

  it("leaves neither address nor key nor text in the log (ABU-53)", async () => {
    const { ann, caller, tell } = await reachable();
    const { endpoint, keys } = (await browserOf(ann)).subscription();
    push.answers.push({ status: 400 }, { status: 302, headers: { location: "/elsewhere" } });
    await tell();
    await tell();
    expect(caller.lines).toHaveLength(2);
    const log = caller.lines.join();
    for (const secret of [new URL(endpoint).pathname, keys.auth, keys.p256dh, "accepted"])
      expect(log).not.toContain(secret);
  });
});

describe("the Telegram bot", () => {
  it("writes to no player who has not started it, and says what to do (GAP-62)", async () => {
    const { ann } = await reachable();
    expect(await ann.post("setCallbacks", { telegram: true })).toMatchObject({
      status: 409,
      body: {
        code: "telegram_refused",
        error: "Telegram does not let us write to you yet. Open @lab_bot there, press Start, and try again.",
      },
    });
    expect((await ann.get("getCallbacks")).body).toMatchObject({ telegram: { bot: "lab_bot", on: false } });
  });

  it("waits as long as Telegram asks, and ends when the player blocks it", async () => {
    const { ann, chat, caller, tell } = await reachable();
    telegram.started.add(chat);
    await ann.post("setCallbacks", { telegram: true });
    telegram.busy.push(5);
    await tell();
    expect(caller.pauses).toEqual([5_000]);
    expect(telegram.messages.filter(({ chat_id }) => chat_id === chat)).toHaveLength(2);
    telegram.started.delete(chat);
    await tell();
    expect((await ann.get("getCallbacks")).body).toMatchObject({ telegram: { on: false } });
  });

  it("sends five first messages to a player, then one a minute (ABU-70)", async () => {
    const { server, ann, chat } = await reachable();
    telegram.started.add(chat);
    const toggled = async () => {
      await ann.post("setCallbacks", { telegram: false });
      return (await ann.post("setCallbacks", { telegram: true })).status;
    };
    const statuses: number[] = [];
    for (let times = 0; times < 6; times++) statuses.push(await toggled());
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    server.clock.pass(60_000);
    expect(await toggled()).toBe(200);
  });

  it("is not offered to players of other logins", async () => {
    const ann = await (await freshServer({ environment: environment() })).player();
    expect((await ann.get("getCallbacks")).body).toMatchObject({ telegram: null });
    expect(await ann.post("setCallbacks", { telegram: true })).toMatchObject({ status: 503 });
  });
});
