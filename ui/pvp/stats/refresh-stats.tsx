import { Button } from "../../components/button.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { loadStats } from "./load-stats.ts";

/** 'Refresh Stats' (`PVP-047`). */
export function RefreshStats() {
  const pvp = usePvp();
  const loading = usePvpState((state) => state.stats.loading);
  return (
    <Button wide busy={loading} onClick={() => void loadStats(pvp)}>
      {pvp.rules.texts.pvpScreens.stats.refresh}
    </Button>
  );
}
