import type { Window } from "happy-dom";
import * as React from "react";
import { beforeEach } from "vitest";

// React asks V8 for a task with each element it makes, for stacks that only a debugger shows: an eighth of all tests of
// screens.
Object.assign(console, { createTask: undefined });

// Nor does anybody read the stack that it takes with each element, a sixth of their time. It takes at most ten thousand
// a second: here it finds that many taken.
const ofReact: Record<string, unknown> = { ...React };
Object.defineProperty(
  ofReact.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  "recentlyCreatedOwnerStacks",
  { get: () => Number.POSITIVE_INFINITY, set: () => {} },
);

const { happyDOM } = globalThis as unknown as Window;

const ADDRESS = "http://localhost:3000/";

// Files share a page as they share what they import: each test begins on a blank one, at the same address. In
// some orders of the files the page is left at about:blank or below it, where no address of a picture or a worker
// resolves.
beforeEach(() => {
  if (!location.href.startsWith(ADDRESS)) happyDOM.setURL(ADDRESS);
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});

// The page's stand-in has no history to go back in: it stands before what was pushed and tells, as a browser would.
Object.assign(history, {
  back: () =>
    void setTimeout(() => {
      history.replaceState(null, "");
      window.dispatchEvent(new Event("popstate"));
    }),
});
