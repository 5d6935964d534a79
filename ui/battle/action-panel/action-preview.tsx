import { actionNeeds, actionOutcomes, actionWith, fill, outcomeWords } from "../../../rules/index.ts";
import { Panel } from "../../components/panel.tsx";
import { useBattleClient, useBattleState } from "../battle-context.tsx";
import { targetOutcomes } from "../forecast.ts";
import { PRESSED_ACTION, SCREEN_ACTIONS } from "../screen-actions.ts";
import { PLAYER } from "../store/sides.ts";
import { useBattleLabel, useBattlePhase, useKnownBattle, useShownBattle } from "../use-shown-battle.ts";
import styles from "./action-panel.module.css";

/** Shows the expected result of the chosen creature's action on the creature under the pointer, else on the target. */
export function ActionPreview() {
  const { status, preview: texts } = useBattleClient().rules.texts.battleScreen;
  const preview = useActionPreview();
  const creature = useBattleLabel(preview?.actorId ?? null) ?? "";
  const target = useBattleLabel(preview?.targetId ?? null) ?? "";
  if (!preview) return null;
  const { item, title, lines } = preview;
  return (
    <Panel surface="well" className={styles.preview} aria-label={title}>
      <h3>
        {item === null ? fill(status.aimed, { creature, target }) : fill(texts.onTarget, { item, target })}
      </h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  );
}

interface PreviewedAction {
  /** null while an item is aimed that no creature was chosen to use. */
  actorId: string | null;
  targetId: string;
  /** Name of the item that is aimed, or null. */
  item: string | null;
  title: string;
  /** The most important line comes first. */
  lines: readonly string[];
}

/** Returns the preview for the current choice; null when there is none or it is not the player's turn. */
export function useActionPreview(): PreviewedAction | null {
  const client = useBattleClient();
  const { rules } = client;
  const known = useKnownBattle();
  const phase = useBattlePhase();
  const { actorId, targetId, aimed } = useBattleState((state) => state.chosen);
  const pointedId = useBattleState((state) => state.pointedId);
  const list = aimed && actionNeeds(aimed.type).items;
  const item = useShownBattle(({ view }) =>
    list ? (view.player[list].find(({ id }) => id === aimed.itemId)?.name ?? null) : null,
  );
  if (!known || phase !== "player" || (actorId === null && !aimed)) return null;
  const outcomes = targetOutcomes(client);
  const pointed = outcomes.get(pointedId ?? "");
  const shownId = pointed ? pointedId : targetId;
  if (shownId === null) return null;
  const attack = actionWith(PRESSED_ACTION, { actor: actorId, target: shownId });
  const [unaffordable] = actionOutcomes(rules, known.battle, PLAYER, attack);
  const outcome = pointed ?? outcomes.get(shownId) ?? (aimed ? null : unaffordable);
  if (!outcome) return null;
  const { preview } = rules.texts.battleScreen;
  const title =
    item === null ? SCREEN_ACTIONS[PRESSED_ACTION].aim?.(rules.texts.battleScreen).preview : preview.item;
  return {
    actorId,
    targetId: shownId,
    item,
    title: title ?? preview.item,
    lines: outcomeWords(rules, outcome),
  };
}
