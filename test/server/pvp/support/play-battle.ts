import type { RandomState, RuleSet, SideIndex, WireAction } from "../../../../rules/index.ts";
import type { PvpActionReply, PvpBattleReply } from "../../../../server/contract/index.ts";
import type { PvpPlayer } from "./pvp-player.ts";
import { randomMove } from "./random-move.ts";

/** An action that the server took. */
export interface Played {
  side: SideIndex;
  action: WireAction;
}

/** Hears every answer that a side gets. */
export type Listening = (side: SideIndex, answer: PvpBattleReply | PvpActionReply) => void | Promise<void>;

export interface BattlePlan {
  rules: RuleSet;
  battleId: string;
  /** Player 1 and player 2. */
  players: readonly [PvpPlayer, PvpPlayer];
  dice: RandomState;
  heard?: Listening;
}

/**
 * Plays a battle to its end over HTTP, each action drawn from what its player was told; an action that is
 * refused is an error. Answers the actions in order.
 */
export async function playBattle({ rules, battleId, players, dice, heard }: BattlePlan): Promise<Played[]> {
  const played: Played[] = [];
  const look = async (side: SideIndex): Promise<PvpBattleReply> => {
    const told = await players[side].battle(battleId);
    await heard?.(side, told);
    return told;
  };
  let side: SideIndex = (await look(0)).yourTurn ? 0 : 1;
  for (;;) {
    let known = await look(side);
    while (known.yourTurn && known.status === "active") {
      const move = randomMove(rules, known, dice);
      const action = { ...move, requestId: `${battleId}:${played.length}` };
      const answer = await players[side].acted(battleId, action);
      played.push({ side, action: move });
      await heard?.(side, answer);
      known = { ...known, ...answer, battleState: answer.updatedState };
    }
    if (known.status === "completed") return played;
    side = side === 0 ? 1 : 0;
  }
}
