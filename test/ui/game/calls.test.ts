import { describe, expect, it } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { features } from "../../../ui/app/features.ts";
import { telegramFieldsOf } from "../../../ui/app/login/telegram-widget.tsx";
import { createCallApi } from "../../../ui/game/api/call-api.ts";
import { createApi } from "../../../ui/game/api/client.ts";
import { composeGame } from "../../../ui/game/store/compose-game.ts";
import { safeStorage } from "../../../ui/game/store/safe-storage.ts";
import { changeSettings } from "../../../ui/game/store/settings.ts";
import { noWallet } from "../support/no-wallet.ts";
import { memoryStorage } from "../support/playing.ts";

const answering = (status: number, body: string) => createCallApi(async () => new Response(body, { status }));
const UNREACHABLE = { ok: false, problem: { kind: "unreachable" } };

describe("a call to the server", () => {
  it("sends JSON and cookies to the game's own server (LAB-022)", async () => {
    const sent: unknown[] = [];
    const call = createCallApi(async (address, init) => {
      sent.push({ address, ...init, signal: null });
      return new Response("{}");
    });
    await call("POST /api/movePet", { body: { petId: "p", x: 40, y: 80, room: 1 } });
    expect(sent).toEqual([
      {
        address: "/api/movePet",
        method: "POST",
        credentials: "same-origin",
        headers: { "content-type": "application/json" },
        body: '{"petId":"p","x":40,"y":80,"room":1}',
        signal: null,
      },
    ]);
  });

  it("fills in path parameters and sends its query", async () => {
    const addresses: string[] = [];
    const call = createCallApi(async (address, { method, body }) => {
      addresses.push(`${method} ${address} ${body}`);
      return new Response("{}");
    });
    const params = { battleId: "a/b" };
    await call("GET /api/pvp/battle/:battleId", { params, query: { since: "7" } });
    await call("GET /api/pvp/battle/:battleId", { params, query: {} });
    await call("POST /api/pvp/battle/:battleId/concede", { params });
    expect(addresses).toEqual([
      "GET /api/pvp/battle/a%2Fb?since=7 undefined",
      "GET /api/pvp/battle/a%2Fb undefined",
      "POST /api/pvp/battle/a%2Fb/concede {}",
    ]);
  });

  it("returns the server's text, code and waiting time when it is refused (ERR-001, ERR-024)", async () => {
    const call = answering(429, '{"error":"Cooldown! Wait 3 min.","code":"cooldown","remainingMs":170000}');
    expect(await call("POST /api/activateMachine", { body: { machineId: "m" } })).toEqual({
      ok: false,
      problem: {
        kind: "refused",
        status: 429,
        code: "cooldown",
        error: "Cooldown! Wait 3 min.",
        remainingMs: 170_000,
      },
    });
  });

  it("counts a proxy's page as no answer (ERR-024)", async () => {
    const unreachable = { ok: false, problem: { kind: "unreachable", status: 502 } };
    expect(await answering(502, "<html>Bad gateway</html>")("GET /api/whoami")).toEqual(unreachable);
    expect(await answering(502, '{"message":"bad gateway"}')("GET /api/whoami")).toEqual(unreachable);
  });

  it("is aborted after the time limit (LAB-022)", async () => {
    const never = createCallApi(
      (_address, init) =>
        new Promise((_resolve, reject) =>
          init.signal?.addEventListener("abort", () => reject(new Error("late"))),
        ),
      1,
    );
    expect(await never("GET /api/whoami")).toEqual(UNREACHABLE);
  });

  it("ends the session on a 401, but not during the login (GAP-50)", async () => {
    const call = answering(401, '{"error":"Not logged in","code":"not_logged_in"}');
    expect(await call("GET /api/getGameState")).toMatchObject({ problem: { kind: "session_expired" } });
    expect(
      await call("POST /api/auth/telegram", { body: { id: 1, first_name: "Ann", auth_date: 2, hash: "ab" } }),
    ).toMatchObject({ problem: { kind: "refused" } });
  });
});

describe("Telegram's login frame", () => {
  const frame = {} as MessageEventSource;
  const fields = { id: 1, first_name: "Ann", auth_date: 2, hash: "ab" };
  const message = (data: unknown, origin = "https://oauth.telegram.org") => ({ origin, source: frame, data });

  it("sends the fields of a login (LAB-010, CON-21)", () => {
    const data = JSON.stringify({ event: "auth_user", auth_data: fields });
    expect(telegramFieldsOf(message(data), frame)).toEqual(fields);
  });

  it("is the only frame whose messages are accepted (CON-21)", () => {
    const data = JSON.stringify({ event: "auth_user", auth_data: fields });
    expect(telegramFieldsOf(message(data, "https://evil.example"), frame)).toBeNull();
    expect(telegramFieldsOf(message(data), {} as MessageEventSource)).toBeNull();
    expect(telegramFieldsOf(message(data), null)).toBeNull();
    for (const other of ["", "{", "null", '{"event":"resize"}', '{"event":"auth_user","auth_data":null}'])
      expect(telegramFieldsOf(message(other), frame)).toBeNull();
  });
});

describe("the settings", () => {
  const gameOn = (storage: ReturnType<typeof safeStorage>) =>
    composeGame(
      {
        firstTexts: shippedRules.texts,
        api: createApi(async () => new Response("{}")),
        storage,
        tabStorage: storage,
        now: () => 0,
        newId: () => "",
        after: () => undefined,
        pause: async () => undefined,
        createWallet: () => noWallet,
      },
      features,
    );

  it("store the sound settings in this browser (LAB-008)", () => {
    const storage = safeStorage(() => memoryStorage(kept));
    const kept = new Map<string, string>();
    changeSettings(gameOn(storage), { volume: 0.25, muted: true });
    expect(gameOn(storage).store.getState().settings).toMatchObject({
      volume: 0.25,
      muted: true,
      language: null,
    });
  });

  it("fall back to defaults when the browser refuses storage or the stored text is unreadable (LAB-008)", () => {
    const refusing = safeStorage(() => {
      throw new DOMException("denied");
    });
    const game = gameOn(refusing);
    changeSettings(game, { muted: true });
    expect(game.store.getState().settings.muted).toBe(true);
    const nonsense = safeStorage(() => memoryStorage(new Map([["settings", '{"volume":"loud"']])));
    expect(gameOn(nonsense).store.getState().settings.muted).toBe(false);
  });
});
