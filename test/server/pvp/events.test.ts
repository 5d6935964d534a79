import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { VersionStream } from "../../../server/pvp/push/version-stream.ts";
import { TestPlayer } from "../lab-server.ts";
import { databaseFile } from "./database-file.ts";
import { anotherProcess, type Duel, freshDuel } from "./duel.ts";
import type { PvpPlayer } from "./support/pvp-player.ts";

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

describe("the events of a battle", () => {
  it("tell the version now and with each change, and nothing else (PVP-030, ABU-43)", async () => {
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

  it("tell of what another process has changed (PVP-030)", async () => {
    const file = databaseFile();
    const duel = await freshDuel({ file });
    const there = await anotherProcess(duel, { file });
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    await there.acted(there.mover, { type: "endTurn" });
    expect(await stream.next()).toEqual({ version: 1 });
  });

  it("tell of a turn that its deadline ended while nobody asked (CON-75)", async () => {
    const duel = await freshDuel();
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    duel.pass(61_500);
    expect(await stream.next()).toEqual({ version: 1 });
  });

  it("are none once the battle is over: 204, so that browsers stop asking (PVP-030)", async () => {
    const duel = await freshDuel();
    const address = await listening(duel);
    await duel.mover.concede(duel.battleId);
    expect((await follow(address, duel, duel.other)).answer.status).toBe(204);
  });

  it("end with the server, which does not wait for them (GAP-42)", async () => {
    const duel = await freshDuel();
    const stream = await follow(await listening(duel), duel, duel.other);
    expect(await stream.next()).toEqual({ version: 0 });
    await duel.world.world.server.app.close();
    expect(await stream.next()).toBeNull();
  });

  it("end with the session, and with the battle (ABU-08)", async () => {
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

  it("count as being there: a listening opponent wins by the third expired turn (GAP-42)", async () => {
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

  it("leave nothing open for a browser that went before they began (ABU-52)", () => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const stream = new VersionStream(response, {});
    response.destroy();
    let isOver = false;
    stream.onceOver(() => {
      isOver = true;
    });
    expect(isOver).toBe(true);
  });

  it("end for a reader who takes nothing, before much has piled up (ABU-52)", () => {
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

  it("are written to no more once they have ended (ABU-08)", () => {
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

  it("are open six times for a player, and again once one is closed (ABU-52)", async () => {
    const duel = await freshDuel();
    const address = await listening(duel);
    const open: Stream[] = [];
    for (let window = 0; window < 6; window++) open.push(await follow(address, duel, duel.mover));
    expect((await follow(address, duel, duel.mover)).answer.status).toBe(429);
    expect((await follow(address, duel, duel.other)).answer.status).toBe(200);
    await open[0]?.close();
    await vi.waitFor(async () => expect((await follow(address, duel, duel.mover)).answer.status).toBe(200));
  });
});
