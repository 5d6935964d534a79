import type { App, AppDeps } from "../http/app-deps.ts";

/**
 * `GET /.well-known/radix.json`: tells wallets that this page belongs to its dApp definition. Without a ledger the
 * route does not exist.
 */
export function radixJsonRoute(app: App, { ledger }: AppDeps): void {
  if (ledger === null) return;
  const claim = { dApps: [{ dAppDefinitionAddress: ledger.network.dappDefinition }] };
  app.get("/.well-known/radix.json", { schema: { hide: true } }, async () => claim);
}
