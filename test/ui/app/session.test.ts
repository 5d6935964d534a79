import { describe, expect, it } from "vitest";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { logInByName } from "../../../ui/app/login/development-login.tsx";
import { logInWithTelegram, logOut } from "../../../ui/app/login/log-in-and-out.ts";
import { applyWhoami } from "../../../ui/game/store/session.ts";
import { buildMachine } from "../../../ui/lab/commands/build-machine.ts";
import { selectMachineForMove } from "../../../ui/lab/commands/move-mode.ts";
import { loadGame } from "../../../ui/lab/state/load-game.ts";
import { BOT_TOKEN, START, signedLogin } from "../../server/lab-server.ts";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";

describe("a visitor", () => {
  it("sees how to log in, and no notice of an ended session (LAB-006, LAB-014, LAB-023)", async () => {
    const tab = new Tab(await freshServer(), memoryStorage());
    expect(await loadSession(tab.game)).toBeNull();
    expect(tab.state.session).toEqual({
      kind: "visitor",
      login: { telegramBot: null, oidc: false, development: true },
      expired: false,
    });
  });

  it("becomes a player with Telegram's signed fields (LAB-015, GAP-01)", async () => {
    const server = await freshServer({ environment: { TELEGRAM_BOT_TOKEN: BOT_TOKEN } });
    const tab = new Tab(server, memoryStorage());
    const fields = { id: 7, first_name: "Zoë", auth_date: Math.floor(START / 1000) };
    expect(await logInWithTelegram(tab.game, { ...fields, hash: "0".repeat(64) })).not.toBeNull();
    expect(tab.state.session.kind).toBe("unknown");
    const signed = signedLogin(fields);
    expect(await logInWithTelegram(tab.game, { ...fields, hash: signed.hash })).toBeNull();
    expect(tab.state.session).toMatchObject({ kind: "player", firstName: "Zoë" });
  });

  it("is called 'Player' without a first name (LAB-007, LAB-124)", async () => {
    const tab = new Tab(await freshServer(), memoryStorage());
    applyWhoami(tab.game, { loggedIn: true, userId: "u1", firstName: "" });
    expect(tab.state.session).toEqual({ kind: "player", userId: "u1", firstName: "Player" });
  });
});

describe("a player", () => {
  it("has the user id stored for the tab (LAB-020, CON-22)", async () => {
    const tab = await playing();
    const { session } = tab.state;
    expect(session.kind === "player" && tab.game.tabStorage.read("userId") === session.userId).toBe(true);
  });

  it("sees the login after the session ended and returns to the same state (GAP-50)", async () => {
    const tab = await playing();
    const lair = await tab.built("catLair");
    selectMachineForMove(tab.game, lair);
    tab.wire.forgetSession();
    expect(await buildMachine(tab.game, "reactor")).toBe(false);
    expect(tab.state.session).toEqual({ kind: "visitor", login: null, expired: true });
    expect(tab.floating()).toEqual([]);
    await loadSession(tab.game);
    expect(tab.state.session).toMatchObject({ kind: "visitor", expired: true });
    await logInByName(tab.game, "Ann");
    expect(tab.state.moveMode).toMatchObject({ subject: { id: lair } });
    expect(await buildMachine(tab.game, "reactor")).toBe(true);
  });

  it("sees nothing of the previous player in the same tab (LAB-020)", async () => {
    const tab = await playing();
    await tab.built("catLair");
    tab.wire.forgetSession();
    await loadGame(tab.game);
    await logInByName(tab.game, "Bob");
    expect(tab.state.lab).toBeNull();
    await loadGame(tab.game);
    expect(tab.lab.machines).toEqual([]);
  });

  it("logs out and leaves no state behind (GAP-50)", async () => {
    const tab = await playing();
    await logOut(tab.game);
    expect(tab.state).toMatchObject({ lab: null, session: { kind: "visitor", expired: false } });
    expect(await loadGame(tab.game)).toEqual({ kind: "session_expired" });
  });
});
