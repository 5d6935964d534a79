import { setMaxListeners } from "node:events";
import { memoryStorage } from "../support/playing.ts";

/**
 * The page features a wallet toolkit needs without drawing: window events and a storage. The server in the same
 * process keeps its own `fetch`, and the toolkit leaves out its button.
 */
class StorageEvent extends Event {
  constructor(type: string, fields: object) {
    super(type);
    Object.assign(this, fields);
  }
}

const page = new EventTarget();
// A page that is reloaded in a test leaves its listeners behind.
setMaxListeners(0, page);
const stored = new Map<string, string>();

Object.assign(globalThis, {
  window: page,
  StorageEvent,
  localStorage: { ...memoryStorage(stored), clear: () => stored.clear() },
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  dispatchEvent: page.dispatchEvent.bind(page),
});

/** The toolkit looks for the answers of the wallet once a second, which is most of the time that its tests take. */
const TOOLKIT_LOOKS_EVERY_MS = 1_000;
const TESTS_LOOK_EVERY_MS = 20;
const { setTimeout: wait } = globalThis;
const waitLess = (callback: () => void, ms?: number, ...words: []) =>
  wait(callback, ms === TOOLKIT_LOOKS_EVERY_MS ? TESTS_LOOK_EVERY_MS : ms, ...words);
globalThis.setTimeout = Object.assign(waitLess, wait);
