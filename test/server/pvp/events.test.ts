import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { VersionStream } from "../../../server/pvp/version-stream.ts";
import { TestPlayer } from "../lab-server.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, type Duel, freshDuel } from "./duel.ts";
import { PvpPlayer } from "./support/pvp-player.ts";

const streams: Stream[] = [];

afterEach(async () => {
  vi.useRealTimers();
  for (const stream of streams.splice(0)) await stream.close();
});

/** A browser's stream of server-sent events. */
class Stream {
  readonly answer: Response;
  private readonly reader: ReadableStreamDefaultReader<Uint8Array> | undefined;
  private text = "";

  constructor(answer: Response) {
    this.answer = answer;
    this.reader = answer.body?.getReader();
    streams.push(this);
  }

  /** The data of the next event, or null at the stream's end. */
  async next(): Promise<unknown> {
    for (;;) {
      const [event, ...rest] = this.text.split("\n\n");
      if (event !== undefined && rest.length > 0) {
        this.text = rest.join("\n\n");
        const data = /^data: (.*)$/.exec(event)?.[1];
        if (data !== undefined) return JSON.parse(data);
        continue;
      }
      const { done, value } = (await this.reader?.read()) ?? { done: true, value: undefined };
      if (done) return null;
      this.text += new TextDecoder().decode(value);
    }
  }

  async close(): Promise<void> {
    await this.reader?.cancel().catch(() => {});
  }
}

async function listening({ world }: Duel): Promise<string> {
  return world.world.server.app.listen({ port: 0, host: "127.0.0.1" });
}

async function follow(address: string, duel: Duel, { browser }: PvpPlayer): Promise<Stream> {
  const sid = browser instanceof TestPlayer ? browser.sid : "";
  return new Stream(await fetch(`${address}/api/${duel.call}/events`, { headers: { cookie: `sid=${sid}` } }));
}

describe("the event stream of a battle", () => {
  it("sends the version now and after each change, and nothing else (PVP-030, ABU-43)", async () => {
    const duel = await freshDuel();
    const address = await listening(duel);
    const stream = await follow(address, duel, duel.other);
    expect(stream.answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    expect(stream.answer.headers.get("cache-control")).toBe("no-store");
    expect(stream.answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await stream.next()).toEqual({ version: 0 });
    const creatureId = await duel.card(duel.mover);
    await duel.acted(duel.mover, { type: "deploy", creatureId });
    expect(await stream.next()).toEqual({ version: 1 });
    await duel.acted(duel.mover, { type: "endTurn" });
    expect(await stream.next()).toEqual({ version: 2 });
    // A refused action is no change.
    await duel.act(duel.mover, { type: "endTurn" });
    await duel.acted(duel.other, { type: "endTurn" });
    expect(await stream.next()).toEqual({ version: 3 });
  });

  it("reports changes made by another process (PVP-030)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const there = await anotherProcess(duel, { file });
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    await there.acted(there.mover, { type: "endTurn" });
    expect(await stream.next()).toEqual({ version: 1 });
  });

  it("reports a turn that its deadline ended (CON-75)", async () => {
    const duel = await freshDuel();
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    duel.pass(61_500);
    expect(await stream.next()).toEqual({ version: 1 });
  });

  it("is refused with 204 once the battle is over, so that browsers stop asking (PVP-030)", async () => {
    const duel = await freshDuel();
    const address = await listening(duel);
    await duel.mover.concede(duel.battleId);
    expect((await follow(address, duel, duel.other)).answer.status).toBe(204);
  });

  it("ends with the server, which does not wait for it (GAP-42)", async () => {
    const duel = await freshDuel();
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    await duel.world.world.server.app.close();
    expect(await stream.next()).toBeNull();
  });

  it("ends with the session, and with the battle (ABU-08)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const duel = await freshDuel();
    const address = await listening(duel);
    const [one, two] = [await follow(address, duel, duel.mover), await follow(address, duel, duel.other)];
    expect([await one.next(), await two.next()]).toEqual([{ version: 0 }, { version: 0 }]);
    await duel.other.browser.post("logout");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await two.next()).toBeNull();
    await duel.mover.concede(duel.battleId);
    expect(await one.next()).toEqual({ version: 1 });
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await one.next()).toBeNull();
  });

  it("counts as presence: a listening opponent wins by the third expired turn (GAP-42)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const duel = await freshDuel();
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    for (let turn = 0; turn < 5; turn++) {
      duel.pass(61_500);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(await stream.next()).toEqual({ version: turn + 1 });
    }
    expect((await duel.world.kept(duel.battleId)).result).toMatchObject({ by: "timeout" });
  });

  it("leaves nothing open when the browser leaves before it begins (ABU-52)", () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const stream = new VersionStream(response, {});
    response.destroy();
    let isOver = false;
    stream.onceOver(() => {
      isOver = true;
    });
    expect(isOver).toBe(true);
  });

  it("ends for a client that reads nothing, before much has piled up (ABU-52)", () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const stream = new VersionStream(response, {});
    let isOver = false;
    stream.onceOver(() => {
      isOver = true;
    });
    for (let version = 0; version < 5_000 && !isOver; version++) stream.tell(version);
    expect(isOver).toBe(true);
    expect(response.writableLength).toBeLessThan(70_000);
  });

  it("is not written to after its end (ABU-08)", () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const stream = new VersionStream(response, {});
    stream.tell(1);
    stream.end();
    const { writableLength } = response;
    stream.tell(2);
    stream.ping();
    stream.end();
    expect(response.writableLength).toBe(writableLength);
  });

  it("can be open three times in a browser of a player, six times for all of them, and again once one is closed (ABU-52, ABU-108)", async () => {
    const duel = await freshDuel();
    const address = await listening(duel);
    const { mover, world } = duel;
    const open: Stream[] = [];
    const opens = async (player: PvpPlayer, answers: number[]) => {
      for (const status of answers) {
        const stream = await follow(address, duel, player);
        expect(stream.answer.status).toBe(status);
        if (status === 200) open.push(stream);
      }
    };
    const elsewhere = new PvpPlayer(await world.anotherBrowser(mover), mover.name, mover.cards);
    const third = new PvpPlayer(await world.anotherBrowser(mover), mover.name, mover.cards);
    await opens(mover, [200, 200, 200, 429]);
    await opens(elsewhere, [200, 200, 200, 429]);
    await opens(third, [429]);
    await opens(duel.other, [200]);
    await open[0]?.close();
    await vi.waitFor(async () => expect((await follow(address, duel, mover)).answer.status).toBe(200));
  });

  it("answers HEAD with its headers at once, and opens no stream for it (ABU-108)", async () => {
    const duel = await freshDuel();
    const address = await listening(duel);
    const cookie = duel.mover.browser instanceof TestPlayer ? `sid=${duel.mover.browser.sid}` : "";
    const head = () => fetch(`${address}/api/${duel.call}/events`, { method: "HEAD", headers: { cookie } });
    for (let time = 0; time < 7; time++) {
      const { status, headers } = await head();
      expect([status, headers.get("content-type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    }
    for (let window = 0; window < 3; window++)
      expect((await follow(address, duel, duel.mover)).answer.status).toBe(200);
    await duel.mover.concede(duel.battleId);
    expect((await head()).status).toBe(204);
    expect((await fetch(`${address}/api/${duel.call}/events`, { method: "HEAD" })).status).toBe(401);
  });
});
