import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import styles from "./panel.module.css";

interface PanelProps extends ComponentProps<"section"> {
  /** `panel` lies on the page; `well` is a recessed area inside a panel. */
  surface?: "panel" | "well";
}

/** A framed background for other content. */
export function Panel({ surface = "panel", className, ...rest }: PanelProps) {
  return <section {...rest} className={classNames(styles[surface], className)} />;
}
