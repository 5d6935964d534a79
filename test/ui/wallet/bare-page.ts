import { setMaxListeners } from "node:events";
import { memoryStorage } from "../support/playing.ts";

/**
 * What a wallet toolkit needs of a page, and nothing to draw on: events on the window and a storage. The server
 * in the same process keeps its own fetch, and the toolkit leaves its button out.
 */
class StorageEvent extends Event {
  constructor(type: string, fields: object) {
    super(type);
    Object.assign(this, fields);
  }
}

const page = new EventTarget();
// A page that is loaded anew in a test leaves its listeners behind.
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
