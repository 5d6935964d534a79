import type { BattlePort, BattleSnapshot } from "../../../engine/index.ts";
import { chooseCreature } from "../../arena/actions/choose.ts";
import type { Arena } from "../../arena/store/arena.ts";
import type { ArenaState } from "../../arena/store/arena-state.ts";
import { choosableCreatures } from "./choosable.ts";

interface PortParts {
  reducedMotion(): boolean;
  placed: NonNullable<BattlePort["placed"]>;
}

/** The bridge from the battle's canvas to the arena: snapshots out, intents in. */
export function createBattlePort(arena: Arena, { reducedMotion, placed }: PortParts): BattlePort {
  const { game, rules, store } = arena;
  let last: { battle: ArenaState["battle"]; chosen: ArenaState["chosen"]; snapshot: BattleSnapshot } | null =
    null;
  return {
    rules,
    snapshot() {
      const { battle, chosen } = store.getState();
      const still = reducedMotion();
      const same = last?.battle === battle && last.chosen === chosen && last.snapshot.reducedMotion === still;
      if (last && same) return last.snapshot;
      // Between the end of a battle and the screen that follows, the field shows what it showed.
      const view = battle?.view ?? last?.snapshot.view;
      if (!view) throw new Error("The battlefield was drawn before there was a battle");
      const { actorId, targetId } = chosen;
      const choosable = choosableCreatures(arena);
      last = { battle, chosen, snapshot: { view, actorId, targetId, choosable, reducedMotion: still } };
      return last.snapshot;
    },
    subscribe: (listener) => store.subscribe(listener),
    send: ({ creatureId }) => chooseCreature(arena, creatureId),
    placed,
    sound: (name) => game.sounds.emit(name),
    speed() {
      const { speed, skipping } = store.getState();
      return skipping ? Number.POSITIVE_INFINITY : speed;
    },
    graphics: (state) => game.store.setState({ graphicsLost: state === "lost" }),
  };
}
