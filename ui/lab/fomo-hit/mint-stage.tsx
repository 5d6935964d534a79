import { fill, type Machine } from "../../../rules/index.ts";
import { GrownHeadline } from "../../collection/layout/grown-headline.tsx";
import { Button } from "../../components/button.tsx";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { CancelledNote } from "../../transactions/cancelled-note.tsx";
import { FailedPanel } from "../../transactions/failed-panel.tsx";
import { tryAgain } from "../../transactions/leave-transaction.ts";
import { UnconfirmedPanels } from "../../transactions/unconfirmed-panel.tsx";
import { useUnconfirmed } from "../../transactions/use-open-transactions.ts";
import { useTransaction } from "../../transactions/use-transaction.ts";
import { useWhyNotSend } from "../../transactions/use-why-not-send.ts";
import { WaitingPanel } from "../../transactions/waiting-panel.tsx";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { fomoHitMint, mintFomoHit } from "./mint-fomo-hit.ts";

/**
 * Shows the current stage of the mint (`LAB-164`, `LAB-168`). A machine that the server reports as minted always
 * shows as minted.
 */
export function MintStage({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules } = useLoaded();
  const mint = fomoHitMint(machine.id);
  const { progress } = useTransaction(mint);
  // Each player has one NFT, so a second mint is not offered while the first is unconfirmed.
  const isUnconfirmed = useUnconfirmed(mint).length > 0;
  const { pending, minted } = rules.texts.lab.fomoHit;
  if (machine.lastActivated !== 0 || progress.stage === "success") {
    return (
      <GrownHeadline headline={rules.texts.transactions.fomoHit.completed}>
        <p>{fill(minted, { tcorvax: rules.fomoHit.tcorvaxYield })}</p>
      </GrownHeadline>
    );
  }
  switch (progress.stage) {
    case "init":
      return (
        <>
          <UnconfirmedPanels about={mint} />
          <CancelledNote progress={progress} />
          {isUnconfirmed ? null : <MintOffer machine={machine} />}
        </>
      );
    case "sending":
      return <WaitingPanel text={rules.texts.everyTransaction.signing} />;
    case "pending":
      return (
        <WaitingPanel text={pending}>
          <p>{rules.texts.everyTransaction.meanwhile}</p>
        </WaitingPanel>
      );
    case "failed":
      return (
        <FailedPanel
          rules={rules}
          kind="fomoHit"
          details={progress.details}
          onTryAgain={() => tryAgain(game, mint)}
        />
      );
  }
}

function MintOffer({ machine }: { machine: Machine }) {
  const game = useGame();
  const { rules } = useLoaded();
  const account = useGameState(accountInUse);
  const refusal = useWhyNotSend(fomoHitMint(machine.id));
  if (machine.provisionalMint) {
    return (
      <WaitingPanel text={rules.texts.refusals.minting}>
        <p>{rules.texts.lab.fomoHit.elsewhere}</p>
      </WaitingPanel>
    );
  }
  return (
    <Button
      tone="gold"
      wide
      reason={account === null ? rules.texts.refusals.wallet_required : refusal}
      onClick={() => account !== null && mintFomoHit(game, machine.id, account)}
    >
      {rules.texts.lab.fomoHit.mint}
    </Button>
  );
}
