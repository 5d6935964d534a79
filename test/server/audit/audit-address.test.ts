import { describe, expect, it } from "vitest";
import { keptAddress } from "../../../server/security/audit.ts";

describe("the address that the audit log keeps of a request", () => {
  it.each([
    ["192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["::ffff:192.0.2.77", "192.0.2.77", "192.0.2.0/24"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
    ["2001:db8::6", "2001:db8::6", "2001:db8:0::/48"],
    ["fe80::1%eth0", "fe80::1", "fe80:0:0::/48"],
    ["no address", null, null],
    ["192.0.2.77:4711", "192.0.2.77", "192.0.2.0/24"],
    ["[2001:db8:1::6]:443", "2001:db8:1::6", "2001:db8:1::/48"],
  ])("is all of it, its network, or nothing, without a port (ABU-106): %s", (address, full, network) => {
    expect([keptAddress(address, "full"), keptAddress(address, "network")]).toEqual([full, network]);
    expect(keptAddress(address, "none")).toBeNull();
  });
});
