import { act } from "react";
import { ArenaScreens } from "../../../ui/arena/arena-screens.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { ArenaAtHand, settled } from "../../ui/arena/support/arena-at-hand.ts";
import { render } from "./render.tsx";

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
