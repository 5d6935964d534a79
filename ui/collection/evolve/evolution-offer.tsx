import { useQuery } from "@tanstack/react-query";
import {
  evolutionBenefits,
  evolve,
  fill,
  fillNumbers,
  formName,
  type OwnedCreature,
  type Texts,
  type TokenCost,
} from "../../../rules/index.ts";
import { Button } from "../../components/button.tsx";
import { classNames } from "../../components/class-names.ts";
import dialogStyles from "../../components/dialog-content.module.css";
import { Icon } from "../../components/icon.tsx";
import layoutStyles from "../../components/layout/layout.module.css";
import { RarityRibbon, rarityTone } from "../../components/rarity-ribbon.tsx";
import { StatBars } from "../../components/stat-bars.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { problemText } from "../../game/api/api-result.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { type Affordability, BalanceCheck, useTokenBalance } from "../balance/balance-check.tsx";
import { Restless } from "../hatching/hatching-stage.tsx";
import styles from "./evolution-offer.module.css";
import { evolutionOf, evolveCreature, evolveRequest } from "./evolve-creature.ts";

/** Shows what the next form gives and costs, and the button that evolves (`LED-164`, `LED-174`). */
export function EvolutionOffer({ creature, account }: { creature: OwnedCreature; account: string | null }) {
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
      <section className={layoutStyles.stack}>
        <h3>{rules.texts.collection.evolve.evolutionBenefits}</h3>
        <ul className={classNames(layoutStyles.stack, dialogStyles.lines)}>
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
      <p className={layoutStyles.muted}>{rules.texts.creatures.evolutionTakes}</p>
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
      return <p>{fillNumbers(texts, texts.collection.cost, { ...cost.cost })}</p>;
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

/** Shows the creature and the silhouette of its next form; `unrest` is how hard it shakes. */
export function FormChange({ creature, unrest = 0 }: { creature: OwnedCreature; unrest?: number }) {
  const { rules } = useLoaded();
  // The next form has no `image_url`: that picture shows the current form.
  const next = { species_id: creature.species_id, form: creature.form + 1 };
  return (
    <div className={classNames(styles.change, rarityTone(creature.rarity))}>
      <p className={styles.name}>
        {creature.species_name} <RarityRibbon rarity={creature.rarity} />
      </p>
      <div className={classNames(layoutStyles.centredRow, styles.forms)}>
        <figure>
          <Restless unrest={unrest}>
            <CreaturePicture creature={creature} size={128} />
          </Restless>
          <figcaption>{formName(rules, creature.form)}</figcaption>
        </figure>
        <Icon name="arrow_right" size={30} />
        <figure>
          <span className={styles.outline}>
            <CreaturePicture creature={next} size={128} />
          </span>
          <figcaption>{formName(rules, next.form)}</figcaption>
        </figure>
      </div>
    </div>
  );
}

/** Cost of an evolution, as far as the server has answered. */
type EvolutionCost =
  | { kind: "calculating" }
  | { kind: "known"; cost: TokenCost }
  | { kind: "failed"; text: string };

/** Requests the cost from the server, which reads the creature from the ledger (`LED-180`, `ERR-029`). */
function useEvolutionCost(
  account: string | null,
  creature: OwnedCreature,
): { cost: EvolutionCost; retry(): void } {
  const game = useGame();
  const { rules } = useLoaded();
  const query = useQuery({
    queryKey: [PLAYER, "evolutionCost", account, creature.id, creature.form],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/getEvolveManifest", { body: evolveRequest(account ?? "", creature) }),
      ),
    enabled: account !== null,
    ...askedEachTime,
  });
  const retry = () => void query.refetch();
  const answer = query.isFetching ? undefined : query.data;
  if (answer === undefined) return { cost: { kind: "calculating" }, retry };
  if (answer.ok) return { cost: { kind: "known", cost: answer.reply.cost }, retry };
  const { refused, unreachable } = rules.texts.transactions.evolve;
  const fallback = answer.problem.kind === "refused" ? refused : unreachable;
  return { cost: { kind: "failed", text: problemText(answer.problem, fallback) }, retry };
}
