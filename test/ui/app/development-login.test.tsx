// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { loadSession } from "../../../ui/app/loading/load-session.ts";
import { LoginScreen } from "../../../ui/app/login/login-screen.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { freshServer } from "../../server/server-per-test.ts";
import { memoryStorage, Tab } from "../support/playing.ts";
import { render, until } from "../support/render.tsx";

describe("the login screen of a server in development", () => {
  it("logs in the player whom the link names, and drops the name from the address (GAP-51)", async () => {
    const tab = new Tab(await freshServer(), memoryStorage());
    await loadSession(tab.game);
    window.history.replaceState(null, "", "/#name=Day%2014");
    render(
      <GameProvider game={tab.game}>
        <LoginScreen />
      </GameProvider>,
    );
    await until(() => expect(tab.state.session).toMatchObject({ kind: "player", firstName: "Day 14" }));
    expect(window.location.hash).toBe("");
  });
});
