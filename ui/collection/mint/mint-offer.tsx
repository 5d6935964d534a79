import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  fill,
  fillNumbers,
  parseTokens,
  RARITIES,
  type RuleSet,
  rarityPercent,
  type Texts,
  tokenText,
} from "../../../rules/index.ts";
import type { XrdBalanceReply } from "../../../server/contract/index.ts";
import layoutStyles from "../../components/layout/layout.module.css";
import { ConfirmButton } from "../../components/question.tsx";
import { RarityRibbon } from "../../components/rarity-ribbon.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { type ApiResult, problemText } from "../../game/api/api-result.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { askedEachTime, PLAYER } from "../../game/store/queries.ts";
import { updateConnection } from "../../game/store/session.ts";
import { useTexts } from "../../game/texts.ts";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { useUnconfirmed } from "../../transactions/use-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { EGG_MINT, mintEgg } from "./mint-egg.ts";
import styles from "./mint-offer.module.css";
import { hasMintedBefore } from "./mint-transaction.ts";

/** Species shown as examples. */
const SAMPLES = ["corvax", "bullx", "hugbloom"];

/** Explains what an egg is and costs, with the button that mints one (`LED-140`, `LED-141`, `LED-143`, `LED-147`). */
export function MintOffer({ account }: { account: string | null }) {
  const game = useGame();
  const { rules } = useLoaded();
  const { amount, token } = rules.mint.price;
  const isUnconfirmed = useUnconfirmed(EGG_MINT).length > 0;
  const noAccount = useGameState(whyNoAccount);
  const otherUnderWay = useWhyNotSend(EGG_MINT);
  return (
    <>
      <div className={styles.eggs} aria-hidden="true">
        {SAMPLES.map((species_id) => (
          <CreaturePicture key={species_id} creature={{ species_id, form: 0 }} size={104} />
        ))}
      </div>
      {hasMintedBefore(game) ? null : (
        <p className={layoutStyles.centred}>{rules.texts.collection.firstMint}</p>
      )}
      <p className={layoutStyles.centred}>
        {fillNumbers(rules.texts, rules.texts.collection.mint.price, { amount, token })}
      </p>
      <RarityOdds rules={rules} />
      {account === null ? null : <Balance account={account} />}
      <ConfirmButton
        tone="gold"
        wide
        question={
          isUnconfirmed
            ? fillNumbers(rules.texts, rules.texts.transactions.creatureMint.onceMore, { amount, token })
            : null
        }
        confirm={rules.texts.collection.mint.mintAnother}
        reason={noAccount ?? otherUnderWay}
        onClick={() => account !== null && mintEgg(game, account, isUnconfirmed)}
      >
        {fillNumbers(rules.texts, rules.texts.collection.mint.mintEgg, { amount, token })}
      </ConfirmButton>
    </>
  );
}

/** Shows the balance. A low balance is only mentioned; the button stays usable. */
function Balance({ account }: { account: string }) {
  const { rules } = useLoaded();
  const { amount: price, token } = rules.mint.price;
  const balance = useXrdBalance(account);
  const needed = parseTokens(String(price)) ?? 0n;
  const isLow = balance.amount !== null && balance.amount < needed;
  const offersRefresh = !balance.checking && (balance.amount === null || balance.amount === 0n);
  return (
    <div className={layoutStyles.centred}>
      <p role="status">
        {balance.text}{" "}
        {offersRefresh ? (
          <button type="button" className={styles.link} onClick={balance.refresh}>
            {rules.texts.words.refresh}
          </button>
        ) : null}
      </p>
      {isLow ? (
        <p className={layoutStyles.warning}>
          {fillNumbers(rules.texts, rules.texts.collection.mint.low, { amount: price, token })}
        </p>
      ) : null}
    </div>
  );
}

/** Shows how likely each rarity of an egg is, before the player pays for one (`GAP-21`). */
function RarityOdds({ rules }: { rules: RuleSet }) {
  const { odds } = rules.texts.collection.mint;
  return (
    <ul className={layoutStyles.fourColumns} aria-label={odds.title}>
      {RARITIES.map((rarity) => (
        <li key={rarity} className={styles.rarity}>
          <RarityRibbon rarity={rarity} />
          {fillNumbers(rules.texts, odds.share, {
            percent: rarityPercent(rules, rarity),
          })}
        </li>
      ))}
    </ul>
  );
}

/** XRD balance of an account, as far as known. */
interface XrdBalance {
  /** In the token's smallest units (10^-18); null while unknown. */
  amount: bigint | null;
  /** Text: the amount, that it is being checked, or the error (`ERR-031`). */
  text: string;
  checking: boolean;
  refresh(): void;
}

/** Requests the balance; a refresh bypasses the server's cache (`LED-141`, `LED-149`). */
function useXrdBalance(account: string): XrdBalance {
  const game = useGame();
  const texts = useTexts();
  const [refreshed, setRefreshed] = useState(false);
  const query = useQuery({
    queryKey: [PLAYER, "xrdBalance", account, refreshed],
    queryFn: async () =>
      updateConnection(
        game,
        await game.api.call("POST /api/checkXrdBalance", {
          body: { accountAddress: account, ...(refreshed ? { forceRefresh: true } : {}) },
        }),
      ),
    ...askedEachTime,
  });
  const answer = query.isFetching ? undefined : query.data;
  const amount = answer?.ok ? parseTokens(answer.reply.xrdBalance) : null;
  return {
    amount,
    text: balanceText(texts, answer, amount, refreshed),
    checking: query.isFetching,
    refresh: () => (refreshed ? void query.refetch() : setRefreshed(true)),
  };
}

function balanceText(
  allTexts: Texts,
  answer: ApiResult<XrdBalanceReply> | undefined,
  amount: bigint | null,
  refreshed: boolean,
): string {
  const { balance: texts } = allTexts.collection;
  if (answer === undefined) return texts.checkingBalance;
  if (!answer.ok) {
    if (refreshed) return texts.refreshFailed;
    return answer.problem.kind === "refused"
      ? problemText(answer.problem, texts.failed)
      : texts.networkFailed;
  }
  if (amount === null) return texts.failed;
  const held = fill(texts.held, { amount: tokenText(allTexts, amount, "down"), token: "XRD" });
  // For an empty account the server's message also says whether it read the ledger again.
  return amount === 0n ? fill(texts.withStatus, { held, status: answer.reply.statusMessage }) : held;
}
