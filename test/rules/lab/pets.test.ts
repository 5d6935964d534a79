import { describe, expect, it } from "vitest";
import { petSpawnPlace } from "../../../rules/index.ts";
import { done, labWith, owned, refused, rules } from "./scene.ts";

const adopting = (place: Partial<{ x: number; y: number; room: number; parentMachine: string }> = {}) => ({
  type: "adopt" as const,
  petType: "cat" as const,
  id: "cat-1",
  parentMachine: "catLair-1",
  x: 128,
  y: 0,
  room: 1,
  ...place,
});
const aLair = [{ type: "catLair" as const }];

describe("adopting the cat", () => {
  it("costs 1500 Cat Nips and needs them (LAB-141, CST-011)", () => {
    const lab = labWith({ machines: aLair, catNips: 1500 });
    done(lab, adopting());
    expect(owned(lab).catNips).toBe("0");
    expect(lab.pets).toEqual([
      { id: "cat-1", type: "cat", x: 128, y: 0, room: 1, parentMachine: "catLair-1" },
    ]);
    expect(refused(labWith({ machines: aLair, catNips: 1499.999 }), adopting()).text).toBe(
      "Not Enough Cat Nips",
    );
  });

  it("is limited to one cat per player (LAB-136, LAB-137, GAP-14)", () => {
    const lab = labWith({ machines: aLair, catNips: 9000 });
    done(lab, adopting());
    expect(refused(lab, adopting()).text).toBe("You already have a cat");
  });

  it("needs a Cat's Lair of the player in the same room (GAP-14)", () => {
    const lab = labWith({ machines: [...aLair, { type: "reactor" }], catNips: 9000, roomsUnlocked: 2 });
    expect(refused(lab, adopting({ parentMachine: "reactor-2" })).code).toBe("unknown_parent");
    expect(refused(lab, adopting({ parentMachine: "foreign" })).code).toBe("unknown_parent");
    expect(refused(lab, adopting({ room: 2 })).code).toBe("parent_in_other_room");
  });

  it("places it right beside the lair, inside the room (LAB-140, GAP-14)", () => {
    expect(petSpawnPlace(rules, { x: 0, y: 64, room: 1 })).toEqual({ x: 128, y: 64, room: 1 });
    expect(petSpawnPlace(rules, { x: 640, y: 448, room: 2 })).toEqual({ x: 704, y: 448, room: 2 });
  });
});

describe("naming the cat", () => {
  const naming = (name: string) => ({ type: "namePet", petId: "cat-1", name }) as const;
  const withCat = () => {
    const lab = labWith({ machines: aLair, catNips: 1500 });
    done(lab, adopting());
    return lab;
  };

  it("keeps letters of any script with single spaces, and changes nothing else", () => {
    const lab = withCat();
    for (const name of ["  Zoë   the 2nd ", "Кот", "O'Malley", "しろ"]) done(lab, naming(name));
    done(lab, naming("  Zoë   the 2nd "));
    expect(lab.pets[0]?.name).toBe("Zoë the 2nd");
    expect(owned(lab).catNips).toBe("0");
  });

  it("refuses empty and long names, signs, invisible characters and lines, and cats that are not there", () => {
    const lab = withCat();
    for (const name of ["", "  ", "7 of 9", "a".repeat(17), "<b>", "a\u202eb", "a\u200bb", "a\nb", "🐈"])
      expect(refused(lab, naming(name)).code).toBe("pet_name");
    expect(lab.pets[0]?.name).toBeUndefined();
    expect(refused(labWith(), naming("Tom")).code).toBe("unknown_pet");
  });
});

describe("a cat that an earlier release let be called nothing", () => {
  it("keeps its name until its owner gives it another (ABU-126)", () => {
    const lab = labWith({ machines: aLair, catNips: 1500 });
    done(lab, adopting());
    Object.assign(lab.pets[0] ?? {}, { name: "\u3164" });
    done(lab, { type: "movePet", petId: "cat-1", x: 0, y: 0, room: 1 });
    expect(lab.pets[0]?.name).toBe("\u3164");
    expect(refused(lab, { type: "namePet", petId: "cat-1", name: "\u3164" }).code).toBe("pet_name");
    done(lab, { type: "namePet", petId: "cat-1", name: "Tom" });
    expect(lab.pets[0]?.name).toBe("Tom");
  });
});

describe("moving the cat", () => {
  const moving = (place: Partial<{ x: number; y: number; room: number }>) =>
    ({ type: "movePet", petId: "cat-1", x: 0, y: 0, room: 1, ...place }) as const;

  it("is free and never collides, up to its own limits (LAB-143, LAB-146, GAP-14, CON-07)", () => {
    const lab = labWith({ machines: aLair, catNips: 1500, tcorvax: 0 });
    done(lab, adopting());
    done(lab, moving({ x: 0, y: 0 }));
    done(lab, moving({ x: 704, y: 448 }));
    expect(lab.pets[0]).toMatchObject({ x: 704, y: 448 });
    expect(owned(lab).tcorvax).toBe("0");
    expect(refused(lab, moving({ x: 768 })).code).toBe("out_of_bounds");
    expect(refused(lab, moving({ room: 2 })).text).toBe("Room is locked");
  });

  it("of another player is refused (ABU-32)", () => {
    expect(refused(labWith(), moving({})).text).toBe("Pet not found");
  });
});
