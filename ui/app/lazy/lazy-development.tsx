import { lazy, Suspense } from "react";

const ConnectedPanel = __DEVELOPMENT_HELP__ ? lazy(() => import("../development-panel.tsx")) : null;

/** Loads the development panel; production builds have none. */
export function DevelopmentHelp() {
  if (!ConnectedPanel) return null;
  return (
    <Suspense>
      <ConnectedPanel />
    </Suspense>
  );
}
