import { fill, parseTokens } from "../../../rules/index.ts";
import { ConfirmButton } from "../../components/question.tsx";
import { CreaturePicture } from "../../components/token-picture.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useWhyNotSend } from "../../transactions/send-transaction.ts";
import { useUnconfirmed } from "../../transactions/use-transaction.ts";
import { whyNoAccount } from "../../wallet/account-in-use.ts";
import { EGG_MINT, mintEgg } from "./mint-egg.ts";
import styles from "./mint-offer.module.css";
import { hasMintedBefore } from "./minted-before.ts";
import { RarityOdds } from "./rarity-odds.tsx";
import { useXrdBalance } from "./use-xrd-balance.ts";

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
      {hasMintedBefore(game) ? null : <p>{rules.texts.collection.firstMint}</p>}
      <p className={styles.price}>{fill(rules.texts.collection.mint.price, { amount, token })}</p>
      <RarityOdds rules={rules} />
      {account === null ? null : <Balance account={account} />}
      <ConfirmButton
        tone="gold"
        wide
        question={
          isUnconfirmed ? fill(rules.texts.transactions.creatureMint.onceMore, { amount, token }) : null
        }
        confirm={rules.texts.collection.mint.mintAnother}
        reason={noAccount ?? otherUnderWay}
        onClick={() => account !== null && mintEgg(game, account, isUnconfirmed)}
      >
        {fill(rules.texts.collection.mint.mintEgg, { amount, token })}
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
    <div className={styles.balance}>
      <p role="status">
        {balance.text}{" "}
        {offersRefresh ? (
          <button type="button" className={styles.link} onClick={balance.refresh}>
            {rules.texts.words.refresh}
          </button>
        ) : null}
      </p>
      {isLow ? (
        <p className={styles.low}>{fill(rules.texts.collection.mint.low, { amount: price, token })}</p>
      ) : null}
    </div>
  );
}
