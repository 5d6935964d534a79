import type { DetailedHTMLProps, HTMLAttributes } from "react";

/** The custom element that the toolkit defines. */
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "radix-connect-button": DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
