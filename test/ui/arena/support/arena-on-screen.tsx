import { act } from "react";
import { ArenaScreens } from "../../../../ui/arena/arena-screens.tsx";
import { GameProvider } from "../../../../ui/game/game-context.tsx";
import { render } from "../../support/render.tsx";
import { ArenaAtHand, settled } from "./arena-at-hand.ts";

/** An open arena whose screens can be put on the page, without a canvas. */
export class ArenaOnScreen extends ArenaAtHand {
  show(): this {
    render(
      <GameProvider game={this.arena.game}>
        <ArenaScreens arena={this.arena} />
      </GameProvider>,
    );
    return this;
  }

  /** Does something and lets the screens follow until nothing waits. */
  async does(action: () => void | Promise<void>): Promise<void> {
    await act(async () => {
      await action();
      await settled();
    });
  }
}
