import { classNames } from "../components/class-names.ts";
import layoutStyles from "../components/layout/layout.module.css";
import { VisuallyHidden } from "../components/visually-hidden.tsx";
import { useGameState } from "../game/game-context.tsx";
import { useIsMobile, useMedia } from "../game/hooks/use-media.ts";
import { useTexts } from "../game/texts.ts";
import { ResourceHud } from "../lab/panel/hud.tsx";
import { PlaceBar } from "../lab/panel/place-bar.tsx";
import { Stage } from "../lab/room/stage.tsx";
import { Welcome } from "./dialogs/welcome-dialog.tsx";
import { useFocusReturn } from "./hooks/use-focus-return.ts";
import { useRestOfLab } from "./lazy/late-parts.tsx";
import styles from "./shell.module.css";

/**
 * The lab of a logged-in player: room in the middle, panel at the side or in a drawer that a bar of places opens. During a battle the lab is
 * inert, also when the window's size changes. What nobody presses first is loaded after it.
 */
export function Shell() {
  const isMobile = useIsMobile();
  const rest = useRestOfLab();
  useFocusReturn();
  return (
    <>
      {isMobile ? <MobileShell rest={rest} /> : <DesktopShell rest={rest} />}
      <Welcome />
      {rest && <rest.Overlays />}
    </>
  );
}

interface ShellProps {
  rest: ReturnType<typeof useRestOfLab>;
}

function DesktopShell({ rest }: ShellProps) {
  const texts = useTexts();
  const inBattle = useGameState((state) => state.inBattle);
  const isPortrait = useMedia("(orientation: portrait)");
  // The wallet stands at the top right of the page: in the panel beside the room, or above the room.
  return (
    <div className={styles.desktop} inert={inBattle}>
      {isPortrait ? <div className={styles.bar}>{rest && <rest.DesktopBar />}</div> : null}
      <main className={styles.room}>
        <Stage
          card={rest && <rest.MachineCard />}
          top={rest && <rest.UpperEdge />}
          bottom={rest && <rest.HintForNewPlayer />}
        />
      </main>
      <aside className={styles.side} aria-label={texts.app.labPanel}>
        {rest ? <rest.DesktopPanel hasBar={!isPortrait} /> : <RestComes />}
      </aside>
    </div>
  );
}

/** Portrait phones show the room above its machines, landscape ones beside them; the bar of places is below both. */
function MobileShell({ rest }: ShellProps) {
  const texts = useTexts();
  const inBattle = useGameState((state) => state.inBattle);
  return (
    <div className={styles.mobile} inert={inBattle}>
      <ResourceHud />
      <main className={styles.room}>
        <VisuallyHidden>
          <h1>{texts.start.gameName}</h1>
        </VisuallyHidden>
        <div className={styles.view}>
          <Stage top={rest && <rest.MoveModeHint />} />
        </div>
        <div className={classNames(layoutStyles.shrinkingStack, styles.list)}>
          {rest ? <rest.MobileList /> : <RestComes />}
        </div>
      </main>
      <PlaceBar />
      {rest && <rest.MobileOverlays />}
    </div>
  );
}

/** What a slow network shows in place of the rest. */
function RestComes() {
  const texts = useTexts();
  return <p className={styles.comes}>{texts.start.loading}</p>;
}
