/** A public network of the ledger with its gateway and its explorer. */
interface PublicNetwork {
  id: number;
  name: string;
  gatewayUrl: string;
  dashboardUrl: string;
}

/** The nine public networks (`LED-041`, `GAP-19`). */
export const PUBLIC_NETWORKS: readonly PublicNetwork[] = [
  {
    id: 1,
    name: "Mainnet",
    gatewayUrl: "https://mainnet.radixdlt.com",
    dashboardUrl: "https://dashboard.radixdlt.com",
  },
  {
    id: 2,
    name: "Stokenet",
    gatewayUrl: "https://stokenet.radixdlt.com",
    dashboardUrl: "https://stokenet-dashboard.radixdlt.com",
  },
  {
    id: 12,
    name: "Kisharnet",
    gatewayUrl: "https://kisharnet-gateway.radixdlt.com",
    dashboardUrl: "https://kisharnet-dashboard.radixdlt.com",
  },
  {
    id: 14,
    name: "Zabanet",
    gatewayUrl: "https://zabanet-gateway.radixdlt.com",
    dashboardUrl: "https://rcnet-v3-dashboard.radixdlt.com",
  },
  {
    id: 32,
    name: "Gilganet",
    gatewayUrl: "https://gilganet-gateway.radixdlt.com",
    dashboardUrl: "https://gilganet-dashboard.rdx-works-main.extratools.works",
  },
  {
    id: 33,
    name: "Enkinet",
    gatewayUrl: "https://enkinet-gateway.radixdlt.com",
    dashboardUrl: "https://enkinet-dashboard.rdx-works-main.extratools.works",
  },
  {
    id: 34,
    name: "Hammunet",
    gatewayUrl: "https://hammunet-gateway.radixdlt.com",
    dashboardUrl: "https://hammunet-dashboard.rdx-works-main.extratools.works",
  },
  {
    id: 36,
    name: "Mardunet",
    gatewayUrl: "https://mardunet-gateway.radixdlt.com",
    dashboardUrl: "https://mardunet-dashboard.rdx-works-main.extratools.works",
  },
  {
    id: 37,
    name: "Dumunet",
    gatewayUrl: "https://dumunet-gateway.radixdlt.com",
    dashboardUrl: "https://dumunet-dashboard.rdx-works-main.extratools.works",
  },
];

const MAINNET = 1;

/** The part of an address that names the network, such as `rdx` or `tdx_2_`. */
export function suffixOf(networkId: number): string {
  return networkId === MAINNET ? "rdx" : `tdx_${networkId.toString(16)}_`;
}

/** The network with this number; mainnet by default (`LED-042`). */
export function publicNetwork(id: number = MAINNET): PublicNetwork {
  const network = PUBLIC_NETWORKS.find((one) => one.id === id);
  if (!network) throw new Error(`There is no public network ${id}.`);
  return network;
}
