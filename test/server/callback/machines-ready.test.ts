import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import type { TestPlayer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { DAY } from "../test-clock.ts";
import { TestCaller, testProviders } from "./callback-world.ts";
import type { TestBrowser } from "./test-push-service.ts";

const { push, environment } = testProviders();
const COOLDOWN = shippedRules.activation.cooldownMs;
const MINUTE = 60_000;

/** Ann with two machines, told in this browser when they are ready. */
async function annWhoWaits() {
  const server = await freshServer({ environment: environment() });
  const ann = await server.player();
  await ann.grant({ tcorvax: "1000", catNips: "1000" });
  const machines = [await ann.built("catLair", 0, 0), await ann.built("catLair", 128, 0)];
  const browser = push.subscribe();
  await subscribed(ann, browser);
  return { server, ann, machines, browser, caller: new TestCaller(server, environment()) };
}

async function subscribed(player: TestPlayer, browser: TestBrowser): Promise<void> {
  const answers = [
    await player.post("subscribePush", browser.subscription()),
    await player.post("setCallbacks", { kinds: { machines: true } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
}

describe("a player who wants to know when all machines are ready", () => {
  it("is told once, when the last cooldown has ended, encrypted and signed (GAP-62)", async () => {
    const { server, ann, machines, browser, caller } = await annWhoWaits();
    await ann.activate(machines[0] as string);
    server.clock.pass(MINUTE);
    await ann.activate(machines[1] as string);
    server.clock.pass(COOLDOWN - 1);
    await caller.sweep();
    expect(browser.shown).toEqual([]);
    server.clock.pass(1);
    for (let sweep = 0; sweep < 3; sweep++) await caller.sweep();
    expect(push.refusals).toEqual([]);
    expect(browser.shown).toEqual([
      {
        payload: {
          kind: "machines",
          title: "Your machines are ready",
          body: "All of them can be activated again.",
          stop: "Stop these",
          fragment: "",
          player: ann.userId,
        },
        topic: "machines",
        urgency: "normal",
        ttl: 43_200,
      },
    ]);
  });

  it("is told about machines that cool down already, and not after it was switched off", async () => {
    const { server, ann, machines, browser, caller } = await annWhoWaits();
    await ann.post("setCallbacks", { kinds: { machines: false } });
    await ann.activate(machines[0] as string);
    await ann.post("setCallbacks", { kinds: { machines: true } });
    server.clock.pass(COOLDOWN);
    await caller.sweep();
    expect(browser.shown).toHaveLength(1);
    await ann.activate(machines[0] as string);
    await ann.post("setCallbacks", { kinds: { machines: false } });
    server.clock.pass(COOLDOWN);
    await caller.sweep();
    expect(browser.shown).toHaveLength(1);
  });

  it("is told three times within 24 hours at most (GAP-62)", async () => {
    const { server, ann, machines, browser, caller } = await annWhoWaits();
    const round = async () => {
      await ann.activate(machines[0] as string);
      server.clock.pass(COOLDOWN);
      await caller.sweep();
    };
    for (let times = 0; times < 5; times++) await round();
    expect(browser.shown).toHaveLength(3);
    server.clock.pass(DAY);
    await round();
    expect(browser.shown).toHaveLength(4);
  });
});
