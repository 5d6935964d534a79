import * as sdk from "@radixdlt/babylon-gateway-api-sdk";
import { expect } from "vitest";
import type { TestGateway } from "./test-gateway.ts";

/** A model of the client that can be read from JSON. */
type Model = keyof {
  [Name in keyof typeof sdk as Name extends `${infer Base}FromJSON` ? Base : never]: true;
};

const CONVERTERS = new Map<string, unknown>(Object.entries(sdk));

/**
 * The gateway's last answer is all of what the official client's model knows: read and written again nothing of
 * it is lost, as a misspelt field would be. Fields that are null are as good as absent to the client.
 */
export function expectUnderstood(model: Model, { lastBody }: TestGateway): void {
  const read = CONVERTERS.get(`${model}FromJSON`) as (json: unknown) => unknown;
  const write = CONVERTERS.get(`${model}ToJSON`) as (value: unknown) => unknown;
  expect(lastBody).not.toBeNull();
  expect(withoutNulls(write(read(lastBody)))).toEqual(withoutNulls(lastBody));
}

function withoutNulls(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (_key, value) => value ?? undefined);
}
