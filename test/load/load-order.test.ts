import { describe, expect, it } from "vitest";
import { loadOrder } from "./load-order.ts";

describe("a load order", () => {
  it("is 50 battles for 30 s on this machine by default", () => {
    expect(loadOrder({})).toEqual({ url: "http://127.0.0.1:3000", battles: 50, seconds: 30 });
    expect(loadOrder({ url: "http://localhost:8080/", battles: "200", seconds: "5" })).toEqual({
      url: "http://localhost:8080",
      battles: 200,
      seconds: 5,
    });
  });

  it.each([
    [{ url: "https://lab.example" }, "--url"],
    [{ url: "http://127.0.0.1.example:3000" }, "--url"],
    [{ url: "here" }, "--url"],
    [{ battles: "501" }, "--battles"],
    [{ battles: "0" }, "--battles"],
    [{ battles: "1e2" }, "--battles"],
    [{ seconds: "301" }, "--seconds"],
    [{ seconds: "" }, "--seconds"],
  ])("refuses %j", (flags, flag) => {
    expect(loadOrder(flags)).toMatch(new RegExp(`^${flag}: found .*, allowed is `));
  });
});
