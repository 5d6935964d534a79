import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";

interface PanelProps extends ComponentProps<"section"> {
  /** `well` is sunk into a panel; `panel` lies on the page. */
  surface?: "panel" | "well";
}

/** A surface to put things on. */
export function Panel({ surface = "panel", className, ...rest }: PanelProps) {
  return <section {...rest} className={classNames(styles[surface], className)} />;
}
