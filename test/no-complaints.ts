import { beforeEach, expect, onTestFinished } from "vitest";

// What React finds wrong with a screen, or with how a test waits for it, fails the test.
const complaints: unknown[][] = [];
console.error = (...words: unknown[]) => void complaints.push(words);

// Registered first, so it runs last: also after the screens are taken off the page.
beforeEach(() => {
  onTestFinished(() => {
    expect(complaints.splice(0), "complaints on the console").toEqual([]);
  });
});
