// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { GameProvider } from "../../../../ui/game/game-context.tsx";
import { useLatePlayer } from "../../../../ui/game/music/use-late-player.ts";
import { playing } from "../../support/playing.ts";
import { render } from "../../support/render.tsx";

const press = () => act(async () => void window.dispatchEvent(new Event("pointerdown")));

describe("what plays as long as a screen is shown", () => {
  it("is loaded by the first gesture, follows the game, and stops with its screen", async () => {
    const { game } = await playing();
    const late = { load: vi.fn(async () => "music"), follow: vi.fn(), stop: vi.fn() };
    function Screen() {
      useLatePlayer(late);
      return null;
    }
    const show = render(
      <GameProvider game={game}>
        <Screen />
      </GameProvider>,
    );
    expect(late.load).not.toHaveBeenCalled();
    await press();
    await press();
    expect(late.load).toHaveBeenCalledOnce();
    expect(late.follow).toHaveBeenLastCalledWith("music", game);
    const followed = late.follow.mock.calls.length;
    act(() => game.store.setState({ clockOffset: 1 }));
    expect(late.follow.mock.calls.length).toBeGreaterThan(followed);
    show(null);
    expect(late.stop).toHaveBeenCalledExactlyOnceWith("music");
  });
});
