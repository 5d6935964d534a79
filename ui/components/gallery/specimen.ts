import type { ReactNode } from "react";

/** The states of one component, as the gallery shows them. */
export interface Specimen {
  /** File name of the component in `ui/components`, without its ending. */
  file: string;
  states: ReactNode;
}
