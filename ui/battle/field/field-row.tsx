import { useMemo } from "react";
import type { CreatureBounds } from "../../../engine/index.ts";
import { type BattleAction, fill, idsOf, legalActions, type RuleSet } from "../../../rules/index.ts";
import { classNames } from "../../components/class-names.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { choosableCreatures } from "../choose.ts";
import { enemyIntention, targetOutcomes } from "../forecast.ts";
import { PLAYER } from "../store/sides.ts";
import { useBattleLabels, useBattlePhase, useBattleView, useKnownBattle } from "../use-shown-battle.ts";
import styles from "./battlefield.module.css";
import { CreatureControl } from "./creature-control.tsx";

interface FieldRowProps {
  owner: "player" | "enemy";
  /** Where the canvas draws creatures; null without a canvas. */
  bounds: readonly CreatureBounds[] | null;
}

/** The creatures of one side of the field, as controls in a list. */
export function FieldRow({ owner, bounds }: FieldRowProps) {
  const client = useBattleClient();
  const known = useKnownBattle();
  const view = useBattleView();
  const phase = useBattlePhase();
  const names = useBattleState((state) => state.names);
  const chosen = useBattleState((state) => state.chosen);
  const labels = useBattleLabels();
  const choosable = choosableCreatures(client);
  const outcomes = targetOutcomes(client);
  const intention = useMemo(
    () => (owner === "enemy" && phase === "player" ? enemyIntention(client, labels) : null),
    [client, labels, owner, phase],
  );
  const may = useMemo(() => {
    if (!known || owner !== "player" || phase !== "player") return null;
    const moves = legalActions(client.rules, known.battle, PLAYER);
    return new Map(view.player.field.map(({ id }) => [id, actionLabels(client.rules, moves, id)]));
  }, [client, known, owner, phase, view]);
  const shift = owner === "player" ? "" : "Shift+";
  return (
    <section aria-label={fill(client.rules.texts.battleScreen.sides.field, { owner: names[owner].owner })}>
      <ul
        className={classNames(layoutStyles.centredButtons, styles.row)}
        data-row={owner}
        data-cards={bounds === null || undefined}
      >
        {view[owner].field.map((creature, index) => (
          <li key={creature.id}>
            <CreatureControl
              creature={creature}
              label={labels.get(creature.id) ?? creature.species_name}
              bounds={bounds?.find(({ creatureId }) => creatureId === creature.id) ?? null}
              drawn={bounds !== null}
              chosen={[chosen.actorId, chosen.targetId, chosen.inspectedId].includes(creature.id)}
              choosable={choosable.includes(creature.id)}
              resting={phase !== "player"}
              outcome={outcomes.get(creature.id) ?? null}
              intends={intention?.creatureId === creature.id ? intention : null}
              may={may?.get(creature.id) ?? null}
              shortcut={`${shift}${index + 1}`}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the labels of the action types that a creature can take, from all legal actions. */
function actionLabels({ texts }: RuleSet, legal: readonly BattleAction[], creatureId: string): string[] {
  const types = legal.filter((action) => idsOf(action).actor === creatureId).map(({ type }) => type);
  return [...new Set(types)].map((type) => texts.battleScreen.actions[type]);
}
