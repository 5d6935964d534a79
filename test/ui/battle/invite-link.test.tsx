// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { plainName, shippedRules } from "../../../rules/index.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { InviteLink } from "../../../ui/game/invite-link.tsx";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { click, render, the } from "../support/render.tsx";

const { friends, pvpScreens, tournament } = shippedRules.texts;
const NAME = "https://evil.example/login @EvilBot /start";

describe("an invitation that a player shares", () => {
  it.each([
    ["to friends", friends],
    ["to a lab", friends.showLab],
    ["to a battle", pvpScreens.challenge],
    ["to a tournament", tournament],
  ])("has no link, mention or command but its own: %s (ABU-104)", async (_, texts) => {
    const shared: ShareData[] = [];
    Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    onTestFinished(() => void Reflect.deleteProperty(navigator, "share"));
    render(
      <GameProvider game={new PvpOnScreen().pvp.game}>
        <InviteLink link={{ kind: "friend", data: "abc" }} name={NAME} note="" texts={texts} />
      </GameProvider>,
    );
    await act(() => vi.dynamicImportSettled());
    click(the("button", "Share..."));
    const [{ text = "", url = "" } = {}] = shared;
    expect(url).toMatch(/#friend=abc$/);
    expect(text).toBe(texts.shareText.replace("{name}", plainName(NAME)));
    expect(text).not.toMatch(/evil\.example|https?:|@\w|\/\w/);
  });
});
