import { Dialog as Primitive } from "radix-ui";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { Icon } from "./icon.tsx";
import { useBack } from "./use-back.ts";
import { useEscape } from "./use-escape.ts";

export interface DialogProps {
  /** Keep the dialog mounted and switch this, so that it can fade out. */
  open: boolean;
  /** The x, Escape, the browser's Back, or (in a modal dialog) a press beside it. */
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences under the title; null when the body says it all. */
  description?: ReactNode;
  children?: ReactNode;
  /** The row of buttons at the bottom. */
  buttons?: ReactNode;
  width?: "narrow" | "normal" | "wide" | "widest";
  /** False: leaves the room visible and usable, stays at the bottom of the window. */
  modal?: boolean;
  /** False: neither x nor press beside it; Escape and Back still call `onClose`. */
  closable?: boolean;
  /** What gets the focus first; otherwise the dialog itself. */
  firstFocus?: RefObject<HTMLElement | null>;
}

/** A dialog: title, description, body that scrolls, buttons. Until it is opened there is nothing of it. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenedDialog {...props} /> : null;
}

function OpenedDialog(props: DialogProps) {
  const { open, onClose, title, description = null, children, buttons, firstFocus } = props;
  const { width = "normal", modal = true, closable = true } = props;
  const content = useRef<HTMLDivElement>(null);
  useEscape(content, open, onClose);
  useBack(open, onClose);

  function keepKey(event: KeyboardEvent) {
    // Keys pressed in a dialog are the dialog's: the room behind it must not hear them too.
    event.stopPropagation();
    // A key still held from before the dialog opened must not press its first button.
    if (event.repeat && (event.key === " " || event.key === "Enter")) event.preventDefault();
  }

  function focusFirst(event: Event) {
    event.preventDefault();
    // A dialog is read from its top, also where its buttons lie further down.
    (firstFocus?.current ?? content.current)?.focus({ preventScroll: true });
  }

  return (
    <Primitive.Root open={open} modal={modal} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        {/* The library's own overlay would write a style element, which the page's policy forbids. */}
        <div
          className={modal ? styles.stage : styles.shelf}
          data-state={open ? "open" : "closed"}
          // While it fades out, a key pressed late must not press what was in it.
          inert={!open}
        >
          <Primitive.Content
            ref={content}
            className={classNames(styles.dialog, styles[width])}
            aria-modal={modal}
            {...(description === null ? { "aria-describedby": undefined } : {})}
            onOpenAutoFocus={focusFirst}
            onEscapeKeyDown={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (!modal || !closable) event.preventDefault();
            }}
            onKeyDown={keepKey}
          >
            <div className={styles.scroll}>
              <div className={styles.head}>
                <Primitive.Title className={styles.title}>{title}</Primitive.Title>
              </div>
              {description === null ? null : (
                <Primitive.Description asChild>
                  <div className={styles.description}>{description}</div>
                </Primitive.Description>
              )}
              {children === undefined ? null : <div className={styles.body}>{children}</div>}
              {buttons === undefined ? null : <div className={styles.buttons}>{buttons}</div>}
            </div>
            {closable ? (
              <Primitive.Close className={styles.close} aria-label="Close">
                <Icon name="close" size={18} />
              </Primitive.Close>
            ) : null}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
