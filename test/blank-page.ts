import { beforeEach } from "vitest";

// Files share a page as they share what they import: each test begins on a blank one.
beforeEach(() => {
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
