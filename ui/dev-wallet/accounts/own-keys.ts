import type { SafeStorage } from "../../game/store/safe-storage.ts";
import { randomKey } from "../signing/hex.ts";

const KEY = "devWallet";

/** The keys created in this browser, in hexadecimal text. */
interface OwnKeys {
  persona: string;
  first: string;
  second: string;
}

/** Returns this browser's keys; creates and stores them on first use. */
export function ownKeys(storage: SafeStorage): OwnKeys {
  const kept = readKeys(storage);
  if (kept) return kept;
  const made = { persona: randomKey(), first: randomKey(), second: randomKey() };
  storage.write(KEY, JSON.stringify(made));
  return made;
}

function readKeys(storage: SafeStorage): OwnKeys | null {
  try {
    const { persona, first, second }: OwnKeys = JSON.parse(storage.read(KEY) ?? "{}");
    const areKeys = [persona, first, second].every((key) => /^[0-9a-f]{64}$/.test(key));
    return areKeys ? { persona, first, second } : null;
  } catch {
    return null;
  }
}
