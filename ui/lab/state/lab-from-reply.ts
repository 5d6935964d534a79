import {
  type Amount,
  type Decoration,
  type Lab,
  type Machine,
  parseAmount,
  type Resources,
} from "../../../rules/index.ts";
import type { GameStateReply, MachineReply } from "../../../server/contract/index.ts";

/** Only the server settles upkeep, so no machine of the client's lab is ever due. */
const NEVER_DUE = Number.MAX_SAFE_INTEGER;

/** Converts the server's game state into a lab of the rules (`LAB-121`, `LAB-122`). */
export function labFromReply(reply: GameStateReply): Lab {
  return {
    resources: resourcesFromReply(reply),
    roomsUnlocked: reply.roomsUnlocked,
    seenRoomUnlock: reply.seenRoomUnlock === 1,
    machines: reply.machines.map(machineFromReply),
    pets: reply.pets.map((pet) => ({ ...pet })),
    rescuedAt: 0,
    decoration: decorationFromReply(reply.decoration),
    bought: reply.bought,
  };
}

/** Converts what the player chose. */
export function decorationFromReply(reply: GameStateReply["decoration"]): Decoration {
  const { look, skin, plate, ...byRoom } = reply;
  return {
    ...byRoom,
    ...(look !== null && { look }),
    ...(skin !== null && { skin }),
    ...(plate !== null && { plate }),
  };
}

/** Converts a machine of the server's reply into one of the rules. */
export function machineFromReply({ paidUntil = NEVER_DUE, ...reply }: MachineReply): Machine {
  return { ...reply, provisionalMint: reply.provisionalMint === 1, upkeepPaidUntil: paidUntil };
}

/** Converts the balances of the server's reply into amounts. */
export function resourcesFromReply(reply: Record<keyof Resources, string>): Resources {
  return {
    tcorvax: amountFromReply(reply.tcorvax),
    catNips: amountFromReply(reply.catNips),
    energy: amountFromReply(reply.energy),
    eggs: amountFromReply(reply.eggs),
  };
}

/** Converts a decimal text into an amount; an unreadable one counts as 0. */
export function amountFromReply(decimal: string | undefined): Amount {
  return parseAmount(decimal ?? "0") ?? 0;
}
