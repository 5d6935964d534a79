import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";
import styles from "./icon-button.module.css";
import { Tooltip } from "./tooltip.tsx";

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "onClick" | "type"> {
  icon: IconName;
  /** What the button does, in words: its accessible name and its tooltip. */
  label: string;
  onClick: () => void;
  /** No tooltip where the words stand beside it anyway. */
  plain?: boolean;
}

/** A round button that shows an icon alone, such as '?' or the menu. */
export function IconButton({ icon, label, onClick, plain = false, className, ...rest }: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type="button"
      className={classNames(styles.button, className)}
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} size={24} />
    </button>
  );
  return plain ? button : <Tooltip text={label}>{button}</Tooltip>;
}
