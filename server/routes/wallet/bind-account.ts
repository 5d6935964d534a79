import { rebindRefusal } from "../../../rules/index.ts";
import type { App, AppDeps } from "../../app-deps.ts";
import { auditAddress } from "../../audit/audit-address.ts";
import { HttpError } from "../../http-errors/http-error.ts";
import { accountBoundToAnother } from "../../http-errors/known-errors.ts";
import { refused } from "../../http-errors/refused.ts";
import { checkChallenge, newChallenge, proofRefused, readAccountProof } from "../../ledger/account-proof.ts";
import { configuredLedger, requireAccountAddress } from "../../ledger/request-checks.ts";
import { expectedOrigin } from "../../security/expected-origin.ts";
import { sessionOf } from "../../session/recognise-session.ts";
import type { Store } from "../../store/store.ts";
import { registerCall } from "../register-call.ts";

/**
 * `GET /api/walletChallenge`: 32 bytes for the wallet to sign.
 *
 * `POST /api/saveRadixAccount`: binds the account whose key has signed our challenge (`LED-032`, `ABU-12`,
 * `ABU-13`). For the account that is already bound nothing changes, and no proof is needed. A recently bound
 * account cannot be replaced for `wallet.rebindCooldownMs` (`ABU-15`).
 */
export function bindAccountRoutes(app: App, deps: AppDeps): void {
  const { store, configuration, rules, random } = deps;
  registerCall(app, "GET /api/walletChallenge", async (request) => {
    const seal = { secret: await store.sharedSecret(), sessionHash: sessionOf(request).secretHash };
    return { challenge: newChallenge(seal, await store.now(), random) };
  });
  registerCall(app, "POST /api/saveRadixAccount", async (request) => {
    const { accountAddress, proof } = request.body;
    const network = deps.ledger?.network ?? null;
    const account = requireAccountAddress(network, accountAddress);
    const { id: playerId, secretHash: sessionHash } = sessionOf(request);
    const ledger = configuredLedger(deps, playerId);
    if ((await store.boundAccount(playerId)) === account)
      return { success: true as const, accountAddress: account };

    const address = auditAddress(request, configuration);
    const { rebindCooldownMs } = rules.wallet;
    await noteRefusedProof(store, { playerId, account, address }, async () => {
      const signed = readAccountProof(proof, account);
      const { challenge } = signed;
      const seal = { secret: await store.sharedSecret(), sessionHash };
      const { expiresAt } = checkChallenge(challenge, seal, {
        now: await store.now(),
        lifetimeMs: rules.challengeMs,
      });
      if (!(await ledger.verifyProof(signed, expectedOrigin(request, configuration)))) throw proofRefused();
      const used = { challenge: challenge.toLowerCase(), expiresAt };
      const answer = await store.bindAccount(playerId, account, { signed: used, rebindCooldownMs, address });
      if (typeof answer === "object") throw refused(rebindRefusal(rules, answer.tooSoonMs));
      if (answer === "challengeUsed") throw proofRefused();
      if (answer === "boundToAnother") throw accountBoundToAnother();
    });
    return { success: true as const, accountAddress: account };
  });
}

/** Runs the proof of an account, and notes it in the audit log if it is refused. */
async function noteRefusedProof(
  store: Store,
  { playerId, account, address }: { playerId: number; account: string; address: string | null },
  prove: () => Promise<void>,
): Promise<void> {
  try {
    await prove();
  } catch (error) {
    if (error instanceof HttpError && error.code === "proof_refused")
      await store.noteAudit(playerId, { type: "proofRefused", account }, address);
    throw error;
  }
}
