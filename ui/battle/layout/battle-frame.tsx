import { Dialog } from "radix-ui";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { useBack, useEscape } from "../../components/back-and-escape.ts";
import { goBackFromDialog } from "../../components/dialog-focus.ts";
import { NoticeArea } from "../../components/notice-area.tsx";
import { VisuallyHidden } from "../../components/visually-hidden.tsx";
import { useGameState } from "../../game/game-context.tsx";
import { useBattleClient } from "../battle-context.tsx";
import styles from "./battle-frame.module.css";
import { PvpBattleReturn } from "./pvp-battle-return.tsx";

interface BattleFrameProps {
  /** Which screen is shown. */
  screen: string;
  /** Goes one step back. */
  onBack: () => void;
  /** Handles the browser's Back where it differs from one step back. */
  onBrowserBack?: () => void;
  children: ReactNode;
}

/**
 * The frame of all screens of an arena: it fills the window, keeps the focus inside, and goes one step back on Escape
 * and the browser's Back. Each new screen is focused and starts at its top.
 */
export function BattleFrame({ screen, onBack, onBrowserBack = onBack, children }: BattleFrameProps) {
  const { rules } = useBattleClient();
  const notices = useGameState((state) => state.notices);
  const content = useRef<HTMLDivElement>(null);
  useEscape(content, true, onBack);
  useBack(true, onBrowserBack);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new screen
  useEffect(() => {
    content.current?.focus({ preventScroll: true });
    content.current?.scrollTo(0, 0);
  }, [screen]);

  return (
    <Dialog.Root open onOpenChange={() => undefined}>
      <Dialog.Portal>
        <Dialog.Content
          ref={content}
          className={styles.frame}
          style={backdrop()}
          data-screen={screen}
          aria-modal
          // A result is told as a whole: its header, and how the battle ended.
          {...(screen === "result" ? {} : { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus({ preventScroll: true });
          }}
          onKeyDown={goBackFromDialog}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <VisuallyHidden>
            <h1>{rules.texts.start.gameName}</h1>
          </VisuallyHidden>
          {children}
          <div className={styles.notices}>
            <PvpBattleReturn />
            <NoticeArea notices={notices} limit={rules.ui.maxNotices} lifeMs={rules.ui.noticeMs} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The picture behind the screens; without it the page stays plain. */
function backdrop(): CSSProperties {
  const picture = (file: string) => {
    const address = pictureAddress(file);
    return address === null ? "none" : `url("${address}")`;
  };
  return { "--wide": picture("arena.webp"), "--tall": picture("arena_portrait.webp") } as CSSProperties;
}
