import { HttpBrowser } from "../../server/pvp/support/browser.ts";

/** A player whose account on the dev ledger is bound. */
export interface Collector {
  browser: HttpBrowser;
  account: string;
}

/** Logs in and gives the player an account with the development call's ordinary gifts, or with these. */
export async function collector(url: string, name: string, gifts: object = {}): Promise<Collector> {
  const browser = new HttpBrowser(url);
  await browser.logIn(name);
  const { status, body } = await browser.post("dev/account", gifts);
  if (status !== 200) throw new Error(`${name} got no account: ${JSON.stringify(body)}`);
  return { browser, account: String(body.accountAddress) };
}
