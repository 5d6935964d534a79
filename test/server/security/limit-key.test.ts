import { describe, expect, it } from "vitest";
import { limitKey } from "../../../server/security/rate-limits.ts";

describe("the rate limit's key", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:db8::5:6:7:8.8.8.8", "2001:db8:0:5::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ])("of the address %s is %s (ABU-52)", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  it.each([
    ["203.0.113.10:4711", "203.0.113.10"],
    [" 203.0.113.10:80 ", "203.0.113.10"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
    ["[::ffff:203.0.113.10]:1", "203.0.113.10"],
  ])("of the address %s is %s, without its port and brackets (ABU-106)", (address, key) => {
    expect(limitKey(address)).toBe(key);
  });

  it.each([
    "no address: at all",
    "",
    "unknown",
    "203.0.113.256",
    "_hidden:1",
    "203.0.113.10:port",
    undefined,
  ])("is the same for everything that is no address, such as %s (ABU-105, ABU-106)", (address) => {
    expect(limitKey(address)).toBe("no address");
  });
});
