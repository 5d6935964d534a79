import type { ReactNode } from "react";
import styles from "./button.module.css";
import type { ButtonTone } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface ButtonLinkProps {
  href: string;
  tone?: ButtonTone;
  children: ReactNode;
}

/** A link that looks like a button, for what leaves the page. */
export function ButtonLink({ href, tone = "neutral", children }: ButtonLinkProps) {
  return (
    <a href={href} className={classNames(styles.button, styles[tone], styles.normal)}>
      <span>{children}</span>
    </a>
  );
}
