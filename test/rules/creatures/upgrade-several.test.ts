import { describe, expect, it } from "vitest";
import { upgradeSeveral, upgradesFor, upgradesLeft, whyNotAllocate } from "../../../rules/index.ts";
import { owned, rules, stats, withUpgrades } from "./owned-creature.ts";

const corvax = owned({ id: "#1#", species_id: "corvax" });
const bullx = owned({ id: "#2#" });
const upgrade = (creatureId: string, points: object = { magic: 2 }) => ({ creatureId, points });

function refusalOf(...upgrades: ReturnType<typeof upgrade>[]): string | null {
  const answer = upgradeSeveral(rules, [corvax, bullx], upgrades);
  return answer.ok ? null : answer.refusal.code;
}

describe("several stat upgrades at once", () => {
  it("give one creature all its remaining steps, and cost their sum (GAP-70)", () => {
    const answer = upgradeSeveral(
      rules,
      [withUpgrades(1, 1, { id: "#1#" })],
      [upgrade("#1#"), upgrade("#1#", { speed: 1, energy: 1 })],
    );
    if (!answer.ok) throw new Error(answer.refusal.text);
    expect(answer.costs).toEqual([{ amount: 20, token: "XRD" }]);
    expect(answer.payments).toHaveLength(2);
    const [grown] = answer.grown;
    expect(grown?.stats).toEqual(stats(9, { magic: 11, speed: 10, energy: 10 }));
    expect(grown && upgradesLeft(rules, grown)).toBe(0);
  });

  it("give several creatures one step each, summed by token (GAP-70)", () => {
    const answer = upgradeSeveral(rules, [bullx, corvax], [upgrade("#1#"), upgrade("#2#")]);
    expect(answer).toMatchObject({
      ok: true,
      grown: [{ id: "#1#" }, { id: "#2#" }],
      costs: [
        { amount: 5, token: "CVX" },
        { amount: 5, token: "XRD" },
      ],
    });
  });

  it("are refused together when one of them may not be (GAP-70)", () => {
    expect(refusalOf()).toBe("no_points");
    expect(refusalOf(upgrade("#1#"), upgrade("#2#", {}))).toBe("no_points");
    expect(refusalOf(upgrade("#1#", { magic: 3 }))).toBe("too_many_points");
    expect(refusalOf(upgrade("#1#"), upgrade("#1#"), upgrade("#2#"))).toBe("one_upgrade_each");
    expect(refusalOf(...[1, 2, 3, 4].map(() => upgrade("#1#")))).toBe("too_many_upgrades");
    expect(refusalOf(...[1, 2, 3, 4, 5, 6].map((n) => upgrade(`#${n}#`)))).toBe("too_many_creatures");
    const done = upgradeSeveral(rules, [withUpgrades(0, 3, { id: "#1#" })], [upgrade("#1#")]);
    expect(done).toMatchObject({ ok: false, refusal: { code: "upgrades_done" } });
  });

  it("leave the given creatures unchanged", () => {
    const before = structuredClone(corvax);
    upgradeSeveral(rules, [corvax], [upgrade("#1#"), upgrade("#1#")]);
    expect(corvax).toEqual(before);
  });
});

describe("points for several upgrades", () => {
  it("are divided evenly, so that each upgrade that is paid for has some (GAP-70)", () => {
    const points = { energy: 0, strength: 0, magic: 2, stamina: 0, speed: 1 };
    expect(upgradesFor("#1#", points, 2)).toEqual([
      { creatureId: "#1#", points: { magic: 1, speed: 1 } },
      { creatureId: "#1#", points: { magic: 1 } },
    ]);
  });

  it("must be one for each upgrade at least, and two at most (GAP-70, LED-158)", () => {
    const code = (magic: number, upgrades: number) => whyNotAllocate(rules, { magic }, upgrades)?.code;
    expect([code(2, 3), code(3, 3), code(6, 3)]).toEqual(["point_for_each", undefined, undefined]);
    expect(whyNotAllocate(rules, { magic: 7 }, 3)?.text).toBe("Cannot allocate more than 6 points");
  });
});
