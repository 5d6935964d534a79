import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

export type ButtonTone = "gold" | "teal" | "neutral" | "violet" | "danger";

export interface ButtonProps extends Omit<ComponentProps<"button">, "disabled" | "type" | "onClick"> {
  onClick: () => void;
  /** At most one gold button per panel. */
  tone?: ButtonTone;
  size?: "normal" | "small";
  icon?: IconName;
  /** As wide as its container. */
  wide?: boolean;
  /** Why the button may not be used now; null or absent: it may. */
  reason?: string | null | undefined;
  /** Where the reason is read: under the button, or elsewhere because caption or description say it. */
  reasonShown?: "text" | "caption";
  /** The call is under way: the button keeps its place and focus, but does nothing. */
  busy?: boolean;
  children: ReactNode;
}

/**
 * The one button of the game. A button that may not be used stays reachable with the keyboard, so that
 * its reason can be read (`aria-disabled` instead of `disabled`).
 */
export function Button(props: ButtonProps) {
  const { onClick, tone = "neutral", size = "normal", icon, wide = false, busy = false, ...others } = props;
  const { reason = null, reasonShown = "text", className, children, ...rest } = others;
  const reasonId = useId();
  const refused = reason !== null;

  function press(event: MouseEvent) {
    if (refused || busy) event.preventDefault();
    else onClick();
  }

  const describedBy = refused && reasonShown !== "caption" ? reasonId : rest["aria-describedby"];
  const button = (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, styles[tone], styles[size], wide && styles.wide, className)}
      aria-disabled={refused || busy || undefined}
      aria-busy={busy || undefined}
      aria-describedby={describedBy}
      onClick={press}
    >
      {icon === undefined ? null : <Icon name={icon} size={size === "small" ? 18 : 22} />}
      <span>{children}</span>
    </button>
  );
  if (!refused || reasonShown === "caption") return button;
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {reason}
      </span>
    </span>
  );
}
