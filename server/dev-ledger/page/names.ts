import type { LedgerNetwork } from "../../ledger/network/ledger-network.ts";
import type { LedgerView } from "../state/ledger-view.ts";
import { type Html, html } from "./document.ts";

const COLLECTIONS: Record<keyof LedgerNetwork["collections"], string> = {
  creatures: "creature",
  tools: "tool",
  spells: "spell",
  fomoHit: "FOMO HIT badge",
};
const TAIL = 8;
const ADDRESS = /\b[a-z_]+_sim1[02-9ac-hj-np-z]{20,}\b/g;

/** Readable names of the dev ledger's entities. */
export class Names {
  private readonly known: Map<string, string>;
  private readonly view: LedgerView;

  constructor({ tokens, collections, treasury, dappDefinition }: LedgerNetwork, view: LedgerView) {
    const symbols = Object.entries(tokens).map(([symbol, address]) => [address ?? "", symbol] as const);
    const things = Object.entries(collections).map(
      ([name, address]) => [address ?? "", COLLECTIONS[name as keyof typeof COLLECTIONS]] as const,
    );
    this.known = new Map([
      ...symbols,
      ...things,
      [treasury ?? "", "Treasury"],
      [dappDefinition, "Corvax Lab"],
    ]);
    this.view = view;
  }

  /** A token's symbol, or the word for one token of a collection. */
  token(resource: string): string {
    return this.known.get(resource) ?? shortened(resource);
  }

  /** The name of an account or component, or the end of its address. */
  holder(address: string): string {
    return this.known.get(address) ?? this.view.component(address)?.blueprint ?? shortened(address);
  }

  /** A sentence with names in place of addresses. */
  sentence(text: string): string {
    return text.replaceAll(ADDRESS, (address) => this.holder(address));
  }

  /** A holder's name as a link to its page. */
  link(address: string): Html {
    return html`<a class="address" href="/dev/ledger/account/${address}" title="${address}">${this.holder(address)}</a>`;
  }
}

/** Kind, network and end of an address or hash: `account_sim1…x7k2m9qa`. */
export function shortened(address: string): string {
  return `${address.slice(0, address.indexOf("1") + 1)}…${address.slice(-TAIL)}`;
}
