import { createContext } from "react";

/** What a button that needs the server says while it cannot be reached. */
interface NoServer {
  reason: string;
  /** Tells the reason to whoever presses the button: fingers have no tooltips. */
  tell: () => void;
}

/** Set while the server cannot be reached; null while it can. */
export const NoServerContext = createContext<NoServer | null>(null);
