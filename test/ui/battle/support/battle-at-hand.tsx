import { Dialog } from "radix-ui";
import { act } from "react";
import {
  type Battle,
  type BattleAction,
  type Difficulty,
  type Fighter,
  shippedRules as rules,
} from "../../../../rules/index.ts";
import { ArenaProvider, useArenaState } from "../../../../ui/arena/arena-context.tsx";
import { BattleScreen } from "../../../../ui/arena/battle/battle-screen.tsx";
import { AiBattle } from "../../../../ui/battle/ai-battle/ai-battle.ts";
import { actInBattle } from "../../../../ui/battle/play.ts";
import { creatureLabels } from "../../../../ui/battle/use-shown-battle.ts";
import { WordsContext } from "../../../../ui/components/words.ts";
import { GameProvider } from "../../../../ui/game/game-context.tsx";
import { ArenaAtHand, settled } from "../../arena/support/arena-at-hand.ts";
import { render, the } from "../../support/render.tsx";

/** The battle screen of a battle that goes on, without a canvas: it is played on its controls. */
export class BattleAtHand extends ArenaAtHand {
  /** Starts a battle and shows it. */
  static async shown(difficulty: Difficulty = "easy"): Promise<BattleAtHand> {
    const play = new BattleAtHand();
    await play.start(difficulty);
    play.show();
    return play;
  }

  show(): void {
    render(
      <GameProvider game={this.arena.game}>
        <WordsContext value={this.arena.rules.texts.components}>
          <ArenaProvider arena={this.arena}>
            <Dialog.Root open>
              <Dialog.Content aria-describedby={undefined}>
                <WhileInBattle />
              </Dialog.Content>
            </Dialog.Root>
          </ArenaProvider>
        </WordsContext>
      </GameProvider>,
    );
  }

  get running(): AiBattle {
    const battle = this.battleState.running?.known;
    if (!(battle instanceof AiBattle)) throw new Error("No battle goes on");
    return battle;
  }

  get battle(): Battle {
    return this.running.battle;
  }

  /** Brings the battle into a state of its own and shows that. */
  arrange(change: (battle: Battle) => void): void {
    change(this.battle);
    const view = this.running.view();
    act(() =>
      this.arena.battle.store.setState(({ shown }) => {
        if (shown) shown.view = view;
      }),
    );
  }

  /** The name the screen gives a creature in sight: with its number if others share it, and with its side if it is the enemy's. */
  nameOf({ id }: Fighter): string {
    const { shown, names } = this.battleState;
    const label = shown && creatureLabels(rules.texts, shown.view, names).get(id);
    if (!label) throw new Error(`No creature ${id} in sight`);
    return label;
  }

  /** Puts the first card of a side on its field, whatever it costs. */
  field(side: 0 | 1): Fighter {
    let placed: Fighter | undefined;
    this.arrange(({ sides }) => {
      placed = sides[side].hand.shift();
      if (placed) sides[side].field.push(placed);
    });
    if (!placed) throw new Error("No card in this hand");
    return placed;
  }

  /** The player acts, and what follows is shown. */
  async does(action: BattleAction): Promise<void> {
    await act(async () => {
      actInBattle(this.arena.battle, action);
      await settled();
    });
  }
}

/** The screen of a battle goes with its end, as in the arena. */
function WhileInBattle() {
  return useArenaState(({ screen }) => screen === "battle") ? <BattleScreen /> : null;
}

/** The control of a creature or card. */
export function creature({ id }: { id: string }): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-creature="${id}"]`);
  if (!found) throw new Error(`No control of ${id}`);
  return found;
}

/** A button of the panel, whose name begins with this word. */
export function action(name: string): HTMLElement {
  const panel = document.querySelector("[aria-label=Actions]");
  const buttons = [...(panel?.querySelectorAll("button") ?? [])];
  const found = buttons.find(({ textContent }) => textContent?.startsWith(name));
  return found ?? the("button", name);
}

/** A key with its place on the keyboard, wherever the focus is. */
export function strike(key: string, init: KeyboardEventInit = {}): void {
  const target = document.activeElement ?? document.body;
  const code = /^[1-9]$/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`;
  act(() => {
    target.dispatchEvent(
      new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...init }),
    );
  });
}
