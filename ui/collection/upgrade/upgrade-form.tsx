import { useState } from "react";
import {
  type OwnedCreature,
  type Stats,
  upgradeCostOf,
  whyNotEvolve,
  whyNotUpgrade,
  whyNotUpgradeStats,
} from "../../../rules/index.ts";
import { useGame, useGameState, useLoaded } from "../../app/game-context.tsx";
import { Button } from "../../parts/button.tsx";
import { openDialogInFront } from "../../store/dialogs.ts";
import { whyNotSend } from "../../transactions/send-transaction.ts";
import { whyNoAccount } from "../account-in-use.ts";
import { BalanceCheck } from "../balance/balance-check.tsx";
import { useTokenBalance } from "../balance/use-token-balance.ts";
import { CannotGrow } from "../layout/cannot-grow.tsx";
import { PointAllocator } from "./point-allocator.tsx";
import { upgradeOf, upgradeStatsOf } from "./upgrade-stats.ts";

interface UpgradeFormProps {
  creature: OwnedCreature;
  account: string | null;
}

const NO_POINTS: Stats = { energy: 0, strength: 0, magic: 0, stamina: 0, speed: 0 };

/** Points, price and the button that buys them; or why this creature takes none (`LED-155`, `LED-160`). */
export function UpgradeForm({ creature, account }: UpgradeFormProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const [points, setPoints] = useState(NO_POINTS);
  const noAccount = useGameState(whyNoAccount);
  const otherUnderWay = useGameState((state) => whyNotSend(state, upgradeOf(creature.id)));
  const cost = upgradeCostOf(rules, creature);
  const closed = whyNotUpgrade(rules, creature);
  const { affordability, retry } = useTokenBalance(
    account === null || closed !== null ? null : { account, token: cost.token, amount: String(cost.amount) },
  );

  if (closed !== null) {
    return (
      <CannotGrow title="This creature cannot be upgraded now" reason={closed.text}>
        {whyNotEvolve(rules, creature) === null ? (
          <Button
            tone="gold"
            onClick={() => openDialogInFront(game, { kind: "evolve", creatureId: creature.id })}
          >
            Evolve
          </Button>
        ) : null}
      </CannotGrow>
    );
  }
  const tooPoor = affordability.kind === "known" && affordability.missing > 0n;
  const refusal =
    whyNotUpgradeStats(rules, creature, points)?.text ??
    (tooPoor ? `Not enough ${cost.token}` : otherUnderWay);
  return (
    <>
      <PointAllocator rules={rules} creature={creature} points={points} onChange={setPoints} />
      <p>
        Cost: {cost.amount} {cost.token}
      </p>
      {account === null ? null : (
        <BalanceCheck affordability={affordability} token={cost.token} onRetry={retry} />
      )}
      <Button
        tone="gold"
        wide
        reason={noAccount ?? refusal}
        onClick={() => account !== null && upgradeStatsOf(game, account, creature, points)}
      >
        Upgrade Stats
      </Button>
    </>
  );
}
