import { VisuallyHidden as Primitive } from "radix-ui";
import type { ReactNode } from "react";

/** Text that only screen readers announce. */
export function VisuallyHidden({ id, children }: { id?: string; children: ReactNode }) {
  return <Primitive.Root id={id}>{children}</Primitive.Root>;
}
