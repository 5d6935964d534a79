import { ReplayControls } from "../../battle/replay/replay-controls.tsx";
import { Button } from "../../components/button.tsx";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import { goLive, stepBack } from "./step-back.ts";

/** Steps back in a watched battle; then the controls of a replay, and the way back to the present. */
export function WatchControls() {
  const pvp = usePvp();
  const { watch: texts } = pvp.rules.texts.pvpScreens;
  const past = usePvpState(({ watch }) => watch?.past ?? null);
  const loading = usePvpState(({ watch }) => watch?.loadingPast ?? false);
  if (past === null)
    return (
      <Button wide busy={loading} title={texts.past} onClick={() => void stepBack(pvp)}>
        {loading ? texts.loadingPast : texts.toPast}
      </Button>
    );
  return (
    <ReplayControls player={past.player}>
      <Button size="small" tone="gold" onClick={() => goLive(pvp)}>
        {texts.toLive}
      </Button>
    </ReplayControls>
  );
}
