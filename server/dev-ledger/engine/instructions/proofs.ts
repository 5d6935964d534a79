import { attosOfDecimal } from "../decimal.ts";
import { split, splitIds } from "../tokens.ts";
import type { Handlers } from "./handlers.ts";

/** Instructions for proofs in the auth zone, for named proofs, and for making one from the other. */
export const proofInstructions: Handlers = {
  PopFromAuthZone: (run) => run.proofs.add(run.authZone.pop()),
  PushToAuthZone: (run, { proofId }) => run.authZone.push(run.proofs.take(proofId)),
  CreateProofFromAuthZoneOfAll: (run, { resourceAddress }) =>
    run.proofs.add(run.authZone.proofOfAll(resourceAddress)),
  CreateProofFromAuthZoneOfAmount: (run, { resourceAddress, amount }) =>
    run.proofs.add(run.authZone.proofOfAmount(resourceAddress, attosOfDecimal(amount))),
  CreateProofFromAuthZoneOfNonFungibles: (run, { resourceAddress, ids }) =>
    run.proofs.add(run.authZone.proofOfIds(resourceAddress, ids)),
  CreateProofFromBucketOfAll: (run, { bucketId }) => run.proofs.add(run.buckets.get(bucketId)),
  CreateProofFromBucketOfAmount: (run, { bucketId, amount }) =>
    run.proofs.add(split(run.buckets.get(bucketId), attosOfDecimal(amount)).taken),
  CreateProofFromBucketOfNonFungibles: (run, { bucketId, ids }) =>
    run.proofs.add(splitIds(run.buckets.get(bucketId), ids).taken),
  CloneProof: (run, { proofId }) => run.proofs.add(run.proofs.get(proofId)),
  DropProof: (run, { proofId }) => {
    run.proofs.take(proofId);
  },
  DropNamedProofs: (run) => run.proofs.drop(),
  DropAuthZoneRegularProofs: (run) => run.authZone.dropProofs(),
  DropAuthZoneSignatureProofs: (run) => run.authZone.dropSignatures(),
  DropAuthZoneProofs: (run) => {
    run.authZone.dropProofs();
    run.authZone.dropSignatures();
  },
  DropAllProofs: (run) => {
    run.proofs.drop();
    run.authZone.dropProofs();
    run.authZone.dropSignatures();
  },
};
