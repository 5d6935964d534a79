import { type Amount, type Lab, type Machine, parseAmount, type Resources } from "../../../rules/index.ts";
import type { GameStateReply, MachineReply } from "../../../server/contract/index.ts";

/** Upkeep is the server's to settle: in the client's lab no machine ever owes any. */
const NEVER_DUE = Number.MAX_SAFE_INTEGER;

/** The lab of a game state as the rules read it (`LAB-121`, `LAB-122`). */
export function labFromReply(reply: GameStateReply): Lab {
  return {
    resources: resourcesFromReply(reply),
    roomsUnlocked: reply.roomsUnlocked,
    seenRoomUnlock: reply.seenRoomUnlock === 1,
    machines: reply.machines.map(machineFromReply),
    pets: reply.pets.map((pet) => ({ ...pet })),
    rescuedAt: 0,
  };
}

/** A machine of the wire as the rules read it. */
export function machineFromReply(reply: MachineReply): Machine {
  return { ...reply, provisionalMint: reply.provisionalMint === 1, upkeepPaidUntil: NEVER_DUE };
}

/** Balances of the wire as amounts. */
export function resourcesFromReply(reply: Record<keyof Resources, string>): Resources {
  return {
    tcorvax: amountFromReply(reply.tcorvax),
    catNips: amountFromReply(reply.catNips),
    energy: amountFromReply(reply.energy),
    eggs: amountFromReply(reply.eggs),
  };
}

/** One decimal of the wire; an unreadable one would be the server's fault and counts as nothing. */
export function amountFromReply(decimal: string | undefined): Amount {
  return parseAmount(decimal ?? "0") ?? 0;
}
