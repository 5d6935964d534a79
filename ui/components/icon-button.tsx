import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "onClick" | "type"> {
  icon: IconName;
  /** What the button does, in words: its accessible name, also read under the pointer. */
  label: string;
  onClick: () => void;
  /** Nothing under the pointer where the sign needs no explaining, such as a menu or an x. */
  plain?: boolean;
}

/** A round button that shows an icon alone, such as '?' or the menu. */
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
