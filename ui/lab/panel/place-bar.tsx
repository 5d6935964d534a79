import { Icon, type IconName } from "../../components/icon.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { frontDialog, openDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import type { GameState } from "../../game/store/game-state.ts";
import { useTexts } from "../../game/texts.ts";
import styles from "./place-bar.module.css";

type Place = "lab" | "creatures" | "battle" | "menu";

const ICONS: Readonly<Record<Place, IconName>> = {
  lab: "lab",
  creatures: "creatures",
  battle: "attack",
  menu: "menu",
};
const PLACES: readonly Place[] = ["lab", "creatures", "battle", "menu"];

const PLACE_DIALOGS: ReadonlySet<string> = new Set(["creatures", "battleMenu"]);

/** What each button of the bar does. */
const GO_TO: Readonly<Record<Place, (game: Game) => void>> = {
  lab: (game) => {
    game.store.setState({ panelOpen: false });
    window.scrollTo({ top: 0 });
  },
  creatures: (game) => goToDialog(game, "creatures"),
  battle: (game) => goToDialog(game, "battleMenu"),
  menu: (game) => game.store.setState({ panelOpen: true }),
};

/** Goes from one place to another: Back leads to the lab, not to the menu. */
function goToDialog(game: Game, kind: "creatures" | "battleMenu"): void {
  game.store.setState({ panelOpen: false });
  openDialog(game, { kind });
}

/**
 * The bar of places at the lower edge of narrow screens, also of the open menu (`LAB-134`). It lies over the dialogs of
 * its own places, which close when another one is chosen, and under all others; battles hide it (`LAB-135`).
 */
export function PlaceBar() {
  const texts = useTexts();
  const game = useGame();
  const here = useGameState(placeOf);
  const inBattle = useGameState((state) => state.inBattle);
  const isAboveDialogs = useGameState((state) => PLACE_DIALOGS.has(frontDialog(state)?.kind ?? ""));
  if (inBattle) return null;
  const { places, hud } = texts.lab;
  const labels: Readonly<Record<Place, string>> = { ...places, menu: hud.menu };
  return (
    <nav
      className={styles.bar}
      aria-label={places.title}
      data-above-dialogs={isAboveDialogs ? "" : undefined}
    >
      {PLACES.map((place) => (
        <button
          key={place}
          type="button"
          className={styles.place}
          aria-current={place === here ? "page" : undefined}
          onClick={() => GO_TO[place](game)}
        >
          <span className={styles.mark}>
            <Icon name={ICONS[place]} size={24} />
          </span>
          <span className={styles.label}>{labels[place]}</span>
        </button>
      ))}
    </nav>
  );
}

function placeOf({ dialogs, panelOpen }: GameState): Place {
  const kinds = dialogs.map(({ kind }) => kind);
  if (kinds.includes("battleMenu")) return "battle";
  if (kinds.includes("creatures")) return "creatures";
  return panelOpen ? "menu" : "lab";
}
