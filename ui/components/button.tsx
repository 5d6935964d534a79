import { type ComponentProps, type MouseEvent, type ReactNode, use, useId } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import { NoServerContext } from "./no-server.ts";

export type ButtonTone = "gold" | "teal" | "neutral" | "violet" | "danger";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled" | "type" | "onClick"> {
  onClick: () => void;
  /** At most one gold button per panel. */
  tone?: ButtonTone;
  size?: "normal" | "small";
  icon?: IconName;
  /** Makes the button as wide as its container. */
  wide?: boolean;
  /** Why the button cannot be used now; null or absent when it can. */
  reason?: string | null | undefined;
  /** `text` shows the reason under the button; `caption` means that the caption or description already says it. */
  reasonShown?: "text" | "caption";
  /** Turns the button off while the server cannot be reached. */
  needsServer?: boolean;
  /** A call is running: the button keeps its place and focus, and ignores clicks. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * The button of all screens. A button that cannot be used stays reachable with the keyboard (`aria-disabled` instead
 * of `disabled`), so that its reason can be read.
 */
export function Button(props: ButtonProps) {
  const { onClick, tone = "neutral", size = "normal", icon, wide = false, busy = false, ...others } = props;
  const { reason = null, reasonShown = "text", needsServer = false, className, children, ...rest } = others;
  const reasonId = useId();
  const noServer = use(NoServerContext);
  const cut = needsServer && reason === null ? noServer : null;
  const refused = reason !== null || cut !== null;

  function press(event: MouseEvent) {
    if (refused || busy) event.preventDefault();
    else onClick();
    if (!busy) cut?.tell();
  }

  const describedBy = reason !== null && reasonShown !== "caption" ? reasonId : rest["aria-describedby"];
  const title = cut?.reason ?? rest.title ?? (describedBy === undefined ? (reason ?? undefined) : undefined);
  const button = (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, styles[tone], styles[size], wide && styles.wide, className)}
      aria-disabled={refused || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      aria-description={cut?.reason}
      title={title}
      onClick={press}
    >
      {icon === undefined ? null : <Icon name={icon} size={size === "small" ? 18 : 22} />}
      <span>{children}</span>
    </button>
  );
  if (reason === null || reasonShown === "caption") return button;
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
