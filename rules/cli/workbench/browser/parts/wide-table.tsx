import type { ReactNode } from "react";

/** A table that scrolls in its own place where it is too wide, with the keyboard too. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without focus the keyboard could not scroll it
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div role="group" className="scroll" tabIndex={0} aria-label={label}>
      <table>{children}</table>
    </div>
  );
}
