import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { BattleSetup } from "../battle/setup/new-battle.ts";

/** Setup and actions of a battle up to some moment: enough for a replay. */
export interface BattleCourse {
  setup: BattleSetup;
  actions: readonly BattleAction[];
}

/** A bot failed in a battle: its error is not one of the rules. The message says what happened, when and to whom. */
export class BotFailure extends Error {
  /** The battle up to the failure; null if it was not recorded. */
  course: BattleCourse | null = null;

  constructor(
    /** The bot's name. */
    readonly bot: string,
    problem: string,
    moment: { seed: string; turn: number; owner: string },
    cause?: unknown,
  ) {
    const { seed, turn, owner } = moment;
    super(`${bot}: ${problem}, as the ${owner} in turn ${turn} of the battle with the seed ${seed}`, {
      cause,
    });
  }
}
