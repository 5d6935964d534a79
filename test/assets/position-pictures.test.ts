import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { PositionPainter } from "../../assets/build/position-pictures.ts";
import { shippedRules } from "../../rules/index.ts";
import { positionAt, positionBattle } from "../../rules/positions.ts";

const FOLDER = fileURLToPath(new URL("../../assets/pictures/", import.meta.url));
const MOST_BYTES = 40_000;
const painter = new PositionPainter(FOLDER, shippedRules);
const positions = await painter.positions;
const fieldsOf = (number: number) => {
  const position = positionAt(positions, number);
  if (position === null) throw new Error("No position ships");
  return positionBattle(positions.rules, position).sides.map(({ field }) => field);
};

/** The first position of each size of the two fields. */
const drawn = new Map(
  positions.rows.map(({ id }, index) => [
    fieldsOf(index + 1)
      .map(({ length }) => length)
      .join(" against "),
    id,
  ]),
);

async function paint(id: number): Promise<Buffer> {
  const picture = await painter.paint(id);
  if (picture === null) throw new Error(`Position ${id} has no picture`);
  return picture;
}

/** How many pixels of a part of a picture differ clearly from those of another one. */
async function difference(one: Buffer, other: Buffer, side: "left" | "right"): Promise<number> {
  const part = { left: side === "left" ? 0 : 300, top: 0, width: 300, height: 315 };
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(part).greyscale().raw().toBuffer()),
  );
  return first?.filter((value, index) => Math.abs(value - (second?.[index] ?? 0)) > 40).length ?? 0;
}

describe("the picture of a position", () => {
  it.each([...drawn])("with %s creatures is a small JPEG, twice as wide as high (GAP-73)", async (_, id) => {
    const picture = await paint(id);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "jpeg", width: 600, height: 315 });
    expect(picture.length).toBeLessThan(MOST_BYTES);
  });

  it("shows other creatures for another position, on both sides", async () => {
    const numbers = positions.rows.map((_, index) => index + 1);
    const [first = 1] = numbers;
    const species = (number: number, side: number) => fieldsOf(number)[side]?.[0]?.creature.species_id;
    const other = numbers.find((number) =>
      [0, 1].every((side) => species(number, side) !== species(first, side)),
    );
    const [one, two] = await Promise.all(
      [first, other ?? 0].map((number) => paint(positions.rows[number - 1]?.id ?? 0)),
    );
    if (!one || !two) throw new Error("Nothing was painted");
    expect(await difference(one, two, "left")).toBeGreaterThan(2000);
    expect(await difference(one, two, "right")).toBeGreaterThan(2000);
  });

  it("composes the same picture each time, and none without a position", async () => {
    const [row] = positions.rows;
    const id = row?.id ?? 0;
    expect(await new PositionPainter(FOLDER, shippedRules).paint(id)).toEqual(await paint(id));
    expect(await painter.paint(0)).toBeNull();
    expect(await painter.paint(1_000_000)).toBeNull();
  });
});
