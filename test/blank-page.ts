import { beforeEach } from "vitest";

// Files share a page as they share what they import: each test begins on a blank one.
beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
