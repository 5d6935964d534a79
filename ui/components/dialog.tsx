import { Dialog as Primitive } from "radix-ui";
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { useBack, useEscape } from "./back-and-escape.ts";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { goBackFromDialog } from "./dialog-focus.ts";
import { Icon } from "./icon.tsx";
import layoutStyles from "./layout/layout.module.css";
import { useWords } from "./words.ts";

export interface DialogProps {
  /** Whether the dialog shows. Keep the dialog mounted while this changes, so that it can fade out. */
  open: boolean;
  /** Called on the x, Escape, the browser's Back button and, for a modal dialog, a press outside it. */
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences under the title; null when the body needs none. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons in the row at the bottom. */
  buttons?: ReactNode;
  width?: "narrow" | "normal" | "wide" | "widest";
  /** False: the room stays visible and usable, and the dialog sits at the bottom of the window. */
  modal?: boolean;
  /** False: there is no x and a press outside does nothing; Escape and Back still call `onClose`. */
  closable?: boolean;
  /** Element that gets the focus first; otherwise the dialog itself. */
  firstFocus?: RefObject<HTMLElement | null>;
}

/** Shows a dialog with title, description, scrolling body and buttons. Renders nothing before it is first opened. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open);
  if (props.open && !wasOpened) setWasOpened(true);
  return wasOpened ? <OpenedDialog {...props} /> : null;
}

function OpenedDialog(props: DialogProps) {
  const { open, onClose, title, description = null, children, buttons, firstFocus } = props;
  const { width = "normal", modal = true, closable = true } = props;
  const words = useWords();
  const content = useRef<HTMLDivElement>(null);
  useEscape(content, open, onClose);
  useBack(open, onClose);

  function keepKey(event: KeyboardEvent<HTMLElement>) {
    goBackFromDialog(event);
    // The room behind the dialog must not handle keys pressed in the dialog.
    event.stopPropagation();
    // A key held down since before the dialog opened must not press its first button.
    if (event.repeat && (event.key === " " || event.key === "Enter")) event.preventDefault();
  }

  function focusFirst(event: Event) {
    event.preventDefault();
    // The dialog starts scrolled to its top, even when the focused button is further down.
    (firstFocus?.current ?? content.current)?.focus({ preventScroll: true });
  }

  return (
    <Primitive.Root open={open} modal={modal} onOpenChange={(next) => !next && onClose()}>
      <Primitive.Portal>
        {/* Radix's own overlay would write a style element, which the page's content security policy forbids. */}
        <div
          className={modal ? styles.stage : styles.shelf}
          data-state={open ? "open" : "closed"}
          // A key pressed while the dialog fades out must not press anything in it.
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
                  <div className={layoutStyles.dim}>{description}</div>
                </Primitive.Description>
              )}
              {children === undefined ? null : <div className={styles.body}>{children}</div>}
              {buttons === undefined ? null : <div className={styles.buttons}>{buttons}</div>}
            </div>
            {closable ? (
              <Primitive.Close className={styles.close} aria-label={words.close}>
                <Icon name="close" size={18} />
              </Primitive.Close>
            ) : null}
          </Primitive.Content>
        </div>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
