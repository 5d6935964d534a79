import { evolutionBenefits, evolve, fill, type OwnedCreature, type Texts } from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import { StatBars } from "../../components/stat-bars.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useTexts } from "../../game/texts.ts";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { BalanceCheck } from "../balance/balance-check.tsx";
import { type Affordability, useTokenBalance } from "../balance/use-token-balance.ts";
import styles from "./evolution-offer.module.css";
import { evolutionOf, evolveCreature } from "./evolve-creature.ts";
import { FormChange } from "./form-change.tsx";
import { type EvolutionCost, useEvolutionCost } from "./use-evolution-cost.ts";

interface EvolutionOfferProps {
  creature: OwnedCreature;
  account: string | null;
}

/** Shows what the next form gives and costs, and the button that evolves (`LED-164`, `LED-174`). */
export function EvolutionOffer({ creature, account }: EvolutionOfferProps) {
  const game = useGame();
  const { rules } = useLoaded();
  const { cost, retry: askCostAgain } = useEvolutionCost(account, creature);
  const price =
    account === null || cost.kind !== "known"
      ? null
      : { account, token: cost.cost.token, amount: cost.cost.amount };
  const { affordability, retry } = useTokenBalance(price);
  const noAccount = useGameState(whyNoAccount);
  const otherUnderWay = useWhyNotSend(evolutionOf(creature.id));
  const grown = evolve(rules, creature);
  return (
    <>
      <FormChange creature={creature} />
      <section className={styles.benefits}>
        <h3>{rules.texts.collection.evolve.evolutionBenefits}</h3>
        <ul className={dialogStyles.lines}>
          {evolutionBenefits(rules, creature).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <StatBars
        rules={rules}
        stats={creature.stats}
        next={grown.ok ? grown.creature.stats : undefined}
        specialties={creature.specialty_stats}
      />
      {account === null ? null : (
        <div className={styles.price}>
          <Cost cost={cost} onRetry={askCostAgain} />
          {price === null ? null : (
            <BalanceCheck affordability={affordability} token={price.token} onRetry={retry} />
          )}
        </div>
      )}
      <p className={dialogStyles.quiet}>{rules.texts.creatures.evolutionTakes}</p>
      <Button
        tone="gold"
        wide
        reason={whyNotEvolveNow(rules.texts, { noAccount, cost, affordability, otherUnderWay })}
        onClick={() => account !== null && evolveCreature(game, account, creature)}
      >
        {rules.texts.collection.evolve.evolve}
      </Button>
    </>
  );
}

function Cost({ cost, onRetry }: { cost: EvolutionCost; onRetry: () => void }) {
  const texts = useTexts();
  switch (cost.kind) {
    case "calculating":
      return <p role="status">{texts.collection.evolve.calculatingCost}</p>;
    case "known":
      return <p>{fill(texts.collection.cost, { ...cost.cost })}</p>;
    case "failed":
      return (
        <p role="alert" className={styles.failed}>
          {cost.text}
          <Button size="small" onClick={onRetry}>
            {texts.words.retry}
          </Button>
        </p>
      );
  }
}

interface EvolveConditions {
  /** What the player must do before an account can be used; null when there is one. */
  noAccount: string | null;
  cost: EvolutionCost;
  affordability: Affordability;
  /** Why no transaction can be sent now; null when one can. */
  otherUnderWay: string | null;
}

/** Returns why the Evolve button cannot be pressed now, or null (`LED-174`, `CON-34`). */
function whyNotEvolveNow(
  { collection: texts }: Texts,
  { noAccount, cost, affordability, otherUnderWay }: EvolveConditions,
): string | null {
  if (noAccount !== null) return noAccount;
  if (cost.kind === "calculating") return texts.evolve.calculatingCost;
  if (cost.kind === "failed") return cost.text;
  if (affordability.kind === "checking") return texts.balance.checkingBalance;
  if (affordability.kind === "unknown") return texts.balance.unknown;
  if (affordability.missing > 0n) return fill(texts.notEnough, { token: cost.cost.token });
  return otherUnderWay;
}
