import type { BattlePort, BattleSnapshot, CanvasLook } from "../../../engine/index.ts";
import { outcomeSigns } from "../../../rules/index.ts";
import { BATTLE_CRY_LOUDNESS } from "../../game/sound/cries.ts";
import { choosableCreatures, chooseCreature } from "../choose.ts";
import { targetOutcomes } from "../forecast.ts";
import { type BattleClient, inPageLanguage } from "../store/battle-client.ts";
import { type BattleState, shownSpeed } from "../store/battle-state.ts";

interface PortOptions {
  look(): CanvasLook;
  creatureBounds: NonNullable<BattlePort["creatureBounds"]>;
}

interface LastSnapshot extends Pick<BattleState, "shown" | "chosen" | "fieldArea"> {
  look: CanvasLook;
  snapshot: BattleSnapshot;
}

/** Connects the battle's store with its canvas: the canvas gets snapshots and sends intents. */
export function createBattlePort(
  client: BattleClient,
  { look: lookNow, creatureBounds }: PortOptions,
): BattlePort {
  const { game, rules, store } = client;
  let last: LastSnapshot | null = null;
  return {
    get rules() {
      return inPageLanguage(game, rules);
    },
    snapshot() {
      const { shown, chosen, fieldArea } = store.getState();
      const look = lookNow();
      const same =
        last?.shown === shown && last.chosen === chosen && last.fieldArea === fieldArea && last.look === look;
      if (last && same) return last.snapshot;
      // Between the end of a battle and the next screen, the field shows the last view.
      const view = shown?.view ?? last?.snapshot.view;
      if (!view) throw new Error("The battlefield was drawn before there was a battle");
      const { actorId, targetId } = chosen;
      const choosable = choosableCreatures(client);
      const { rules } = this;
      const forecasts = [...targetOutcomes(client).values()].map((outcome) => ({
        creatureId: outcome.creatureId,
        ...outcome.left,
        signs: outcomeSigns(rules, outcome),
      }));
      last = {
        shown,
        chosen,
        fieldArea,
        look,
        snapshot: {
          view,
          actorId,
          targetId,
          choosable,
          forecasts,
          area: fieldArea,
          ...look,
        },
      };
      return last.snapshot;
    },
    subscribe: (listener) => store.subscribe(listener),
    send: ({ creatureId }) => chooseCreature(client, creatureId),
    creatureBounds,
    names: () => {
      const { player, enemy } = store.getState().names;
      return [player.name, enemy.name];
    },
    sound: (name) => game.sounds.emit(name),
    cry: (creature) => game.cries.emit({ ...creature, loudness: BATTLE_CRY_LOUDNESS }),
    speed: () => shownSpeed(rules, store.getState(), game.store.getState().settings),
    graphics: (state) => game.store.setState({ graphicsLost: state === "lost" }),
  };
}
