import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "onClick" | "type"> {
  icon: IconName;
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  onClick: () => void;
  /** Shows no tooltip, for symbols that need no explanation, such as a menu or an x. */
  plain?: boolean;
}

/** A round button that shows only an icon, such as '?' or the menu. */
export function IconButton({ icon, label, onClick, plain = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      title={plain ? undefined : label}
      onClick={onClick}
    >
      <Icon name={icon} size={24} />
    </button>
  );
}
