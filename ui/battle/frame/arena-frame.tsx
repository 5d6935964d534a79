import { Dialog } from "radix-ui";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { pictureAddress } from "../../../assets/index.ts";
import { useArena } from "../../arena/arena-context.tsx";
import { NoticeArea } from "../../components/notice-area.tsx";
import { useBack } from "../../components/use-back.ts";
import { useEscape } from "../../components/use-escape.ts";
import { useGameState } from "../../game/game-context.tsx";
import { PvpBattleReturn } from "../return/pvp-battle-return.tsx";
import styles from "./arena-frame.module.css";

interface ArenaFrameProps {
  /** Which screen is shown. */
  screen: string;
  /** One step back. */
  onBack: () => void;
  /** What the browser's Back asks for, where that is not one step back. */
  onBrowserBack?: () => void;
  children: ReactNode;
}

/**
 * The frame all screens of the arena are in: it fills the window, keeps the focus inside, and makes Escape and
 * the browser's Back one step back. With each screen the focus begins at its top.
 */
export function ArenaFrame({ screen, onBack, onBrowserBack = onBack, children }: ArenaFrameProps) {
  const { rules } = useArena();
  const notices = useGameState((state) => state.notices);
  const content = useRef<HTMLDivElement>(null);
  useEscape(content, true, onBack);
  useBack(true, onBrowserBack);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its top
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
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
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

/** The arena behind the screens; without its picture they stand before the plain page. */
function backdrop(): CSSProperties {
  const picture = (file: string) => {
    const address = pictureAddress(file);
    return address === null ? "none" : `url("${address}")`;
  };
  return { "--wide": picture("arena.webp"), "--tall": picture("arena_portrait.webp") } as CSSProperties;
}
