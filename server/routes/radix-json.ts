import type { App, AppDeps } from "../app-deps.ts";

/**
 * `GET /.well-known/radix.json`: what wallets look up before they believe that this page belongs to its dApp
 * definition. Without a ledger there is none.
 */
export function radixJsonRoute(app: App, { ledger }: AppDeps): void {
  if (ledger === null) return;
  const claim = { dApps: [{ dAppDefinitionAddress: ledger.network.dappDefinition }] };
  app.get("/.well-known/radix.json", { schema: { hide: true } }, async () => claim);
}
