import { Button } from "../../components/button.tsx";
import { loadStats } from "../actions/stats.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";

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
