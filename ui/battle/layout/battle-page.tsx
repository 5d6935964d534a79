import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { classNames } from "../../components/class-names.ts";
import { IconButton } from "../../components/icon-button.tsx";
import { leaveArena } from "../../game/store/arena-entry.ts";
import { useBattleClient } from "../battle-context.tsx";
import { ScreenTitle } from "../screen-title.tsx";
import styles from "./battle-page.module.css";

interface BattlePageProps {
  title: string;
  /** `result` and `defeat` are large and centred, for how a battle ended; a defeat is said without fanfare. */
  look?: "page" | "result" | "defeat";
  /** Beside the title, such as the difficulty. */
  badge?: ReactNode;
  /** The way back to the screen before; without it there is only the x. */
  onBack?: () => void;
  children: ReactNode;
  /** The row of buttons that stays in view; null for none. */
  buttons: ReactNode;
}

/** A screen around a battle: title, content, buttons that stay in view, and an x that leads back to the lab. */
export function BattlePage(props: BattlePageProps) {
  const { title, look = "page", badge, onBack, children, buttons } = props;
  const { game, rules } = useBattleClient();
  const { words } = rules.texts;
  // What sticks to the end of a list must stay above the buttons.
  const foot = useHeight();
  const body = { "--list-end": `${foot.height}px` } as CSSProperties;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.inner}>
          {onBack ? <IconButton icon="arrow_left" label={words.back} plain onClick={onBack} /> : null}
          <ScreenTitle
            className={classNames(styles.title, look !== "page" && styles.result)}
            data-look={look}
          >
            {title}
          </ScreenTitle>
          {badge}
          <IconButton
            icon="close"
            label={words.close}
            plain
            className={styles.close}
            onClick={() => leaveArena(game)}
          />
        </div>
      </div>
      <div className={styles.body} style={body}>
        {children}
      </div>
      <div ref={foot.element} className={styles.foot}>
        <div className={styles.inner}>{buttons}</div>
      </div>
    </>
  );
}

interface Height {
  element: RefObject<HTMLDivElement | null>;
  /** In pixels; 0 until it was measured. */
  height: number;
}

/** Measures an element, and again whenever its content or the window changes it. */
function useHeight(): Height {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) =>
      setHeight(entry?.borderBoxSize[0]?.blockSize ?? entry?.contentRect.height ?? 0),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, height };
}
