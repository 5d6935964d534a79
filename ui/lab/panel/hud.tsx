import { amountText, RESOURCE_NAMES, resourceText, shortAmountText } from "../../../rules/index.ts";
import { Counter } from "../../components/counter.tsx";
import { RESOURCE_ICONS } from "../../components/icon.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { openDialog } from "../../game/store/dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./hud.module.css";

/** Shows the resources on narrow screens in one line (`LAB-134`); hidden during a battle (`LAB-135`). */
export function ResourceHud() {
  const inBattle = useGameState((state) => state.inBattle);
  if (inBattle) return null;
  return (
    <header className={styles.hud} data-sticky-header="">
      <ResourceCounters compact />
    </header>
  );
}

/**
 * The four resource counters (`LAB-125`). What is still on its way to them is not seen in their numbers; screen readers
 * read all that the player has.
 */
export function ResourceCounters({ compact = false }: { compact?: boolean }) {
  const { rules, lab } = useLoaded();
  const round = useGameState((state) => state.round);
  const shownText = compact ? shortAmountText : amountText;
  return (
    <section className={compact ? styles.strip : styles.counters} aria-label={rules.texts.lab.hud.resources}>
      {RESOURCE_NAMES.map((name) => (
        <Counter
          key={name}
          icon={RESOURCE_ICONS[name]}
          label={resourceText(rules, name)}
          value={amountText(rules.texts, lab.resources[name])}
          shownValue={shownText(rules.texts, Math.max(0, lab.resources[name] - (round?.flying[name] ?? 0)))}
          landed={round?.landed[name] ?? 0}
          compact={compact}
          resource={name}
        />
      ))}
    </section>
  );
}

/** Buttons for guide, settings and profile (`LAB-177`), in the panel or above it. */
export function ScreenTools() {
  const texts = useTexts();
  const game = useGame();
  return (
    <div className={layoutStyles.buttonRow}>
      <IconButton
        icon="help"
        label={texts.lab.hud.helpGuide}
        onClick={() => openDialog(game, { kind: "guide" })}
      />
      <IconButton
        icon="settings"
        label={texts.lab.hud.settings}
        onClick={() => openDialog(game, { kind: "settings" })}
      />
      <IconButton
        icon="profile"
        label={texts.goals.profile}
        onClick={() => openDialog(game, { kind: "profile" })}
      />
    </div>
  );
}
