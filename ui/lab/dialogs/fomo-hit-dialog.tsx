import { fill, type Machine } from "../../../rules/index.ts";
import { GrownHeadline } from "../../collection/layout/growth-panels.tsx";
import { MachinePicture } from "../../components/atlas-picture.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import dialogStyles from "../../components/dialog-content.module.css";
import type { ApiError, ApiResult } from "../../game/api/api-result.ts";
import { useGame, useGameState, useLoaded } from "../../game/game-context.tsx";
import { useLast } from "../../game/hooks/use-last.ts";
import { closeDialog } from "../../game/store/dialogs.ts";
import type { Game } from "../../game/store/game.ts";
import {
  CancelledNote,
  MeanwhilePanel,
  TransactionStages,
  UnconfirmedPanels,
  WaitingPanel,
} from "../../transactions/panels.tsx";
import { messageOf, sendTransaction, useWhyNotSend } from "../../transactions/send-transaction.ts";
import type { TransactionSubject } from "../../transactions/transaction.ts";
import { leaveTransaction } from "../../transactions/transaction-progress.ts";
import { useTransaction, useUnconfirmed } from "../../transactions/use-transaction.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import { WalletStatus } from "../../wallet/dialogs/wallet-status.tsx";
import { loadGame } from "../state/load-game.ts";

interface FomoHitDialogProps {
  /** Id of the machine; null while the dialog is closed. */
  machineId: string | null;
}

/**
 * Dialog of the FOMO HIT and its NFT (`LAB-164`, `LAB-165`). Reopened during a mint, it shows the running
 * transaction.
 */
export function FomoHitDialog({ machineId }: FomoHitDialogProps) {
  const game = useGame();
  const { rules, lab } = useLoaded();
  const shownId = useLast(machineId) ?? "";
  const machine = lab.machines.find(({ id }) => id === shownId);
  const { progress, hash } = useTransaction(fomoHitMint(shownId));
  function close() {
    leaveTransaction(game, fomoHitMint(shownId));
    closeDialog(game, "fomoHit");
  }
  return (
    <Dialog
      open={machineId !== null}
      onClose={close}
      title={rules.texts.lab.fomoHit.title}
      description={fill(rules.texts.lab.fomoHit.offer, { tcorvax: rules.fomoHit.tcorvaxYield })}
      buttons={<Button onClick={close}>{rules.texts.words.close}</Button>}
    >
      <WalletStatus stage={progress.stage} intentHash={hash} />
      <div className={dialogStyles.picture}>
        <MachinePicture type="fomoHit" off={machine?.lastActivated === 0} size={132} />
      </div>
      {machine ? <MintStage machine={machine} /> : null}
    </Dialog>
  );
}

/**
 * Shows the current stage of the mint (`LAB-164`, `LAB-168`). A machine that the server reports as minted always
 * shows as minted.
 */
function MintStage({ machine }: { machine: Machine }) {
  const { rules } = useLoaded();
  const mint = fomoHitMint(machine.id);
  // Each player has one NFT: a second mint is not offered while nobody knows the hash of the first, and where it is
  // known, a press asks the ledger about it.
  const isUnanswered = useUnconfirmed(mint).some(({ hash }) => !hash);
  const { pending, minted } = rules.texts.lab.fomoHit;
  const done = (
    <GrownHeadline headline={rules.texts.transactions.fomoHit.completed}>
      <p>{fill(minted, { tcorvax: rules.fomoHit.tcorvaxYield })}</p>
    </GrownHeadline>
  );
  if (machine.lastActivated !== 0) return done;
  return (
    <TransactionStages
      about={mint}
      offer={
        <>
          <UnconfirmedPanels about={mint} />
          <CancelledNote about={mint} />
          {isUnanswered ? null : <MintOffer machine={machine} />}
        </>
      }
      pending={() => <MeanwhilePanel text={pending} />}
      done={() => done}
    />
  );
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
      needsServer
      tone="gold"
      wide
      reason={account === null ? rules.texts.refusals.wallet_required : refusal}
      onClick={() => account !== null && mintFomoHit(game, machine.id, account)}
    >
      {rules.texts.lab.fomoHit.mint}
    </Button>
  );
}

/** Returns the transaction subject of a FOMO HIT mint. */
export function fomoHitMint(machineId: string): TransactionSubject {
  return { kind: "fomoHit", subject: machineId };
}

/**
 * Lets the wallet sign the mint that the activation returned, and polls its status (`LAB-168`, `LAB-169`, `LAB-174`).
 */
export function mintFomoHit(game: Game, machineId: string, account: string): Promise<void> {
  return sendTransaction(game, {
    ...fomoHitMint(machineId),
    label: machineId,
    message: messageOf(game, "fomoHit"),
    manifest: () => mintManifest(game, machineId, account),
  });
}

/**
 * Requests the manifest, which comes in a reply or in a refusal (`CON-14`). A missing manifest means that the machine
 * has changed meanwhile.
 */
async function mintManifest(
  game: Game,
  machineId: string,
  accountAddress: string,
): Promise<ApiResult<{ manifest?: string }>> {
  const answer = await game.api.call("POST /api/activateMachine", { body: { machineId, accountAddress } });
  const { manifest } = answer.ok ? answer.reply : manifestOf(answer.problem);
  if (manifest !== undefined) return { ok: true, reply: { manifest } };
  void loadGame(game);
  return answer.ok ? { ok: true, reply: {} } : answer;
}

function manifestOf(problem: ApiError): { manifest?: string } {
  return problem.kind === "refused" ? problem : {};
}
