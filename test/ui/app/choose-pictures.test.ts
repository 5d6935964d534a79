import { afterEach, describe, expect, it } from "vitest";
import { choosePictures, pictureAddress } from "../../../assets/index.ts";
import { choosePicturesFor } from "../../../ui/app/loading/choose-pictures.ts";

const window = (innerWidth: number, innerHeight: number, devicePixelRatio: number) => ({
  innerWidth,
  innerHeight,
  devicePixelRatio,
});
const shown = Promise.resolve(true);
/** The end of an address, as addresses carry a hash or a query after the name. */
const fileOf = (name: string) => /[\w]+\.(webp|avif|svg|json)/.exec(pictureAddress(name) ?? "")?.[0];

afterEach(() => choosePictures({ avif: false, half: false }));

describe("the choice of pictures", () => {
  it.each([
    ["a phone with two pixels to each of the page", window(390, 844, 2), "lab_half.avif"],
    ["a phone with three", window(390, 844, 3), "lab_half.avif"],
    ["a phone held sideways", window(844, 390, 2), "lab_half.avif"],
    ["a small laptop", window(1280, 800, 1), "lab_half.avif"],
    ["a large screen", window(1920, 1080, 1), "lab.avif"],
    ["a laptop with two pixels to each of the page", window(1280, 800, 2), "lab.avif"],
  ])("takes for %s as many pixels as the room has there", async (_screen, screen, file) => {
    await choosePicturesFor(screen, shown);
    expect(fileOf("lab.webp")).toBe(file);
  });

  it("takes WebP where the browser shows no AVIF, and until it is known", async () => {
    expect(fileOf("lab.webp")).toBe("lab.webp");
    await choosePicturesFor(window(390, 844, 2), Promise.resolve(false));
    expect(fileOf("lab.webp")).toBe("lab.webp");
  });

  it("leaves frames alone, and takes what there is of a picture", async () => {
    await choosePicturesFor(window(390, 844, 2), shown);
    expect(["lab.json", "app_icon.webp"].map(fileOf)).toEqual(["lab.json", "app_icon.webp"]);
    expect(pictureAddress("nothing.webp")).toBeNull();
  });
});
