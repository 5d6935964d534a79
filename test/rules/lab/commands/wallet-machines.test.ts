import { describe, expect, it } from "vitest";
import {
  amountOf,
  badgeOf,
  firstRewardStep,
  formatAmount,
  incubatorReward,
} from "../../../../rules/index.ts";
import { activating, done, HOUR, labWith, NOW, owned, refused, rules } from "../scene.ts";

describe("incubator and FOMO HIT without a wallet", () => {
  it.each(["incubator", "fomoHit"] as const)(
    "%s answers 'Connect Radix wallet and share account!' (LAB-005, LAB-120, ERR-006)",
    (type) => {
      const lab = labWith({ machines: [{ type }] });
      expect(refused(lab, activating(`${type}-1`)).text).toBe("Connect Radix wallet and share account!");
    },
  );

  it("have their badges (LAB-039 to LAB-042, CON-20)", () => {
    const lab = labWith({
      machines: [
        { type: "amplifier", isOffline: true },
        { type: "incubator" },
        { type: "fomoHit" },
        { type: "fomoHit", provisionalMint: true },
        { type: "fomoHit", lastActivated: NOW, isOffline: false },
        { type: "catLair" },
        { type: "amplifier" },
      ],
    });
    expect(lab.machines.map((machine) => badgeOf(rules, machine, false))).toEqual([
      "OFFLINE",
      "CONNECT WALLET",
      "MINT NFT",
      "MINTING...",
      null,
      null,
      null,
    ]);
    expect(lab.machines.slice(1, 2).map((machine) => badgeOf(rules, machine, true))).toEqual([null]);
  });

  it("have their badges in the language of the texts (LAB-039, GAP-63)", () => {
    const badges = { offline: "AUS", connectWallet: "WALLET VERBINDEN", mintNft: "NFT PRÄGEN" };
    const texts = { ...rules.texts, lab: { ...rules.texts.lab, badges } };
    const { machines } = labWith({
      machines: [{ type: "amplifier", isOffline: true }, { type: "incubator" }, { type: "fomoHit" }],
    });
    expect(machines.map((machine) => badgeOf({ ...rules, texts }, machine, false))).toEqual(
      Object.values(badges),
    );
  });
});

describe("the incubator", () => {
  it.each([
    [1, 1000, "10/0/2"],
    [2, 1000, "10/1/2"],
    [1, 12_345, "10/0/24"],
    [2, 12_345, "10/12/24"],
    [1, 99, "0/0/0"],
    [1, 499.999, "4/0/0"],
  ])("of level %i with %f sCVX pays %s (LAB-058, LAB-119, CST-010, CON-23)", (level, staked, expected) => {
    const reward = incubatorReward(rules, level, amountOf(staked));
    expect([reward.baseReward, reward.bonusReward, reward.eggsReward].map(formatAmount).join("/")).toBe(
      expected,
    );
  });

  it("first comes online, and is activated later (LAB-112, LAB-114, GAP-09)", () => {
    const lab = labWith({ machines: [{ type: "incubator" }], tcorvax: 0 });
    expect(done(lab, activating("incubator-1", { staked: 1000 }))).toMatchObject([
      { message: "Incubator Online" },
    ]);
    expect(lab.machines[0]?.isOffline).toBe(false);
    expect(owned(lab)).toMatchObject({ tcorvax: "10", eggs: "2" });
    expect(done(lab, activating("incubator-1", { staked: 1000 }), NOW + HOUR)).toMatchObject([
      { message: "Incubator Activated" },
    ]);
  });

  it("without sCVX says 'No sCVX Found' and starts no cooldown (LAB-113, GAP-09)", () => {
    const lab = labWith({ machines: [{ type: "incubator" }] });
    expect(done(lab, activating("incubator-1", { staked: 0 }))).toMatchObject([
      { message: "No sCVX Found", cooldownStarted: false },
    ]);
    expect(lab.machines[0]).toMatchObject({ lastActivated: 0, isOffline: true });
  });

  it.each([
    [1, 99.999],
    [2, 99.999],
    [1, 1],
  ])(
    "of level %i with %f sCVX, too little for a reward, is not changed (GAP-09, LAB-113)",
    (level, staked) => {
      const lab = labWith({ machines: [{ type: "incubator", level }] });
      const before = JSON.stringify(lab);
      const lastRewardAt = NOW - HOUR + 60_000;
      expect(done(lab, activating("incubator-1", { staked, lastRewardAt }))).toMatchObject([
        { message: "No sCVX Found", cooldownStarted: false, breakdown: { stakedCVX: amountOf(staked) } },
      ]);
      expect(JSON.stringify(lab)).toBe(before);
    },
  );

  it("pays from the smallest step with a reward on (GAP-09)", () => {
    expect([1, 2].map((level) => formatAmount(firstRewardStep(rules, level)))).toEqual(["100", "100"]);
    const incubator = { ...rules.incubator, stakePerTcorvax: 2000, stakePerEgg: 3000 };
    const steps = [1, 2].map((level) => formatAmount(firstRewardStep({ ...rules, incubator }, level)));
    expect(steps).toEqual(["2000", "1000"]);
  });

  it("rewards a ledger account once an hour, whoever it is bound to (GAP-09)", () => {
    const lab = labWith({ machines: [{ type: "incubator" }] });
    const refusal = refused(
      lab,
      activating("incubator-1", { staked: 1000, lastRewardAt: NOW - HOUR + 60_000 }),
    );
    expect(refusal.text).toBe("Cooldown! Wait 1 min.");
  });
});

describe("the FOMO HIT", () => {
  const minting = (outcome: "started" | "succeeded" | "failed") =>
    ({ type: "mint", machineId: "fomoHit-1", outcome }) as const;

  it("asks for its mint first and changes nothing (LAB-059, LAB-062, GAP-10)", () => {
    const lab = labWith({ machines: [{ type: "fomoHit" }] });
    const before = JSON.stringify(lab);
    expect(done(lab, activating("fomoHit-1", {}))).toEqual([
      { type: "mintRequired", machineId: "fomoHit-1" },
    ]);
    expect(JSON.stringify(lab)).toBe(before);
  });

  it("is minted once, then yields 5 TCorvax an hour later (LAB-118, CON-14, CON-19)", () => {
    const lab = labWith({ machines: [{ type: "fomoHit" }], tcorvax: 0 });
    done(lab, minting("started"));
    expect(refused(lab, activating("fomoHit-1", {})).code).toBe("minting");
    done(lab, minting("succeeded"));
    expect(lab.machines[0]).toMatchObject({ lastActivated: NOW, isOffline: false, provisionalMint: false });
    expect(refused(lab, minting("started")).code).toBe("already_minted");
    expect(refused(lab, activating("fomoHit-1", {})).code).toBe("cooldown");
    done(lab, activating("fomoHit-1", {}), NOW + HOUR);
    expect(owned(lab).tcorvax).toBe("5");
  });

  it("may be tried again after a failed mint (GAP-10)", () => {
    const lab = labWith({ machines: [{ type: "fomoHit" }] });
    expect(refused(lab, minting("failed")).code).toBe("not_minting");
    done(lab, minting("started"));
    done(lab, minting("failed"));
    expect(lab.machines[0]).toMatchObject({ lastActivated: 0, isOffline: true, provisionalMint: false });
    done(lab, minting("started"));
  });
});

describe("an energy pack", () => {
  it("adds 500 Energy for 200 CVX (GAP-15, CON-05, CST-011)", () => {
    const lab = labWith({ energy: 1 });
    done(lab, { type: "creditEnergy" });
    expect(owned(lab).energy).toBe("501");
    expect(rules.energyPack).toMatchObject({ energy: 500, cvxCost: 200 });
  });
});
