import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement } from "react";
import styles from "./tooltip.module.css";

const OPEN_AFTER_MS = 250;

/** A short sentence beside the thing it explains, on hover and on keyboard focus. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={OPEN_AFTER_MS}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
            {text}
            <Primitive.Arrow className={styles.arrow} />
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
