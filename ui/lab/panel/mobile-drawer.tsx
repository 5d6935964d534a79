import { Dialog } from "radix-ui";
import type { ReactNode } from "react";
import { useBack } from "../../components/back-and-escape.ts";
import { goBackFromDialog } from "../../components/dialog-focus.ts";
import { Icon } from "../../components/icon.tsx";
import { useGame, useGameState } from "../../game/game-context.tsx";
import { useOpensBelowDialogs } from "../../game/hooks/use-opens-below-dialogs.ts";
import { useTexts } from "../../game/texts.ts";
import { WalletButton } from "../../wallet/connect-button.tsx";
import { ScreenTools } from "./hud.tsx";
import styles from "./mobile-drawer.module.css";
import { PlaceBar } from "./place-bar.tsx";
import { SidePanel } from "./side-panel.tsx";

/**
 * The side panel on narrow screens, which slides in over the room, above the bar of places (`LAB-134`). It stays open
 * below the dialogs that its buttons open.
 */
export function MobileDrawer({ below }: { below?: ReactNode }) {
  const texts = useTexts();
  const game = useGame();
  const open = useOpensBelowDialogs(useGameState((state) => state.panelOpen));
  const show = (panelOpen: boolean) => game.store.setState({ panelOpen });
  useBack(open, () => show(false));
  return (
    <Dialog.Root open={open} onOpenChange={show}>
      <Dialog.Portal>
        <div className={styles.scrim} />
        <Dialog.Content
          className={styles.drawer}
          aria-modal
          aria-describedby={undefined}
          onKeyDown={goBackFromDialog}
        >
          <Dialog.Title className={styles.title}>{texts.lab.panel.labPanel}</Dialog.Title>
          <Dialog.Close className={styles.close} aria-label={texts.lab.panel.closeMenu}>
            <Icon name="close" size={20} />
          </Dialog.Close>
          <SidePanel bar={<MenuTools />} below={below} />
          <PlaceBar />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What wide screens show above the room or the panel. */
function MenuTools() {
  return (
    <>
      <ScreenTools />
      <WalletButton />
    </>
  );
}
