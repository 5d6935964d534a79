import { useState } from "react";
import { fill } from "../../../rules/index.ts";
import type { ReportReason } from "../../../server/contract/index.ts";
import { Button } from "../../components/button.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import { updateConnection } from "../../game/store/session.ts";
import { usePvp, usePvpState } from "../pvp-context.tsx";
import styles from "./report-opponent.module.css";

const REASONS: readonly ReportReason[] = ["name", "stalling", "cheating", "emotes"];

/** Reports the opponent for one of the stock reasons, or blocks them; neither changes the battle. */
export function ReportOpponent() {
  const pvp = usePvp();
  const { game, rules } = pvp;
  const battleId = usePvpState((state) => state.battle?.id ?? "");
  const name = usePvpState((state) => state.battle?.opponent.name ?? "");
  const isBot = usePvpState((state) => state.battle?.opponent.bot ?? true);
  const [said, setSaid] = useState<string | null>(null);
  const { opponent: texts } = rules.texts.pvpScreens;
  if (isBot) return null;

  async function take(call: Promise<ApiResult<unknown>>, done: string) {
    const answer = updateConnection(game, await call);
    setSaid(answer.ok ? done : problemText(answer.problem, texts.failed));
  }
  const params = { battleId };
  const report = (reason: ReportReason) =>
    void take(
      game.api.call("POST /api/pvp/battle/:battleId/report", { params, body: { reason } }),
      texts.reported,
    );
  const block = () =>
    void take(
      game.api.call("POST /api/pvp/battle/:battleId/block", { params }),
      fill(texts.blocked, { name }),
    );
  return (
    <details className={styles.report}>
      <summary>{fill(texts.heading, { name })}</summary>
      <p className={layoutStyles.muted}>{texts.about}</p>
      <div className={styles.reasons}>
        {REASONS.map((reason) => (
          <Button key={reason} size="small" onClick={() => report(reason)}>
            {texts.reasons[reason]}
          </Button>
        ))}
        <Button size="small" tone="danger" onClick={block}>
          {fill(texts.block, { name })}
        </Button>
      </div>
      <p role="status">{said}</p>
    </details>
  );
}
