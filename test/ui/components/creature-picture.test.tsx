// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CreaturePicture } from "../../../ui/components/token-picture.tsx";
import { render } from "../support/render.tsx";

const shown = () => document.querySelector("img")?.src;

describe("CreaturePicture", () => {
  const small = () => document.querySelector("source")?.srcset;
  const fail = () => act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));

  it.each([
    [0, "bullx_egg"],
    [1, "bullx_form1"],
    [2, "bullx_form2"],
    [3, "bullx_form3"],
  ])("of form %i is %s.png, with the smaller file before it (BAT-031)", (form, name) => {
    render(<CreaturePicture creature={{ species_id: "bullx", form }} size={64} />);
    expect(new URL(shown() ?? "", "https://game.example").pathname).toBe(`/${name}.png`);
    expect(small()).toMatch(new RegExp(`${name}[-.].*(webp|avif)$`));
  });

  it("shows the PNG when the smaller file fails, then a placeholder, until another one loads (BAT-031)", () => {
    const show = render(<CreaturePicture creature={{ species_id: "bullx", form: 1 }} size={64} />);
    fail();
    expect(small()).toBeUndefined();
    expect(shown()).toMatch(/\/bullx_form1\.png$/);
    fail();
    expect(shown()).toContain("icon_egg");
    show(<CreaturePicture creature={{ species_id: "bullx", form: 3 }} size={64} />);
    expect(shown()).toContain("bullx_form3");
  });

  const all = () => [...document.querySelectorAll("img")];
  const own = () => all().find((image) => image.src.includes("/creature-picture/"));
  const happens = (event: string) => act(() => void own()?.dispatchEvent(new Event(event)));
  const withOwn = { species_id: "bullx", form: 1, image_url: "/creature-picture/1" };

  it("shows the creature's own picture once it has loaded, and that of the species before (LED-119, CON-36)", () => {
    render(<CreaturePicture creature={withOwn} size={64} />);
    expect(own()?.hidden).toBe(true);
    expect(shown()).toContain("bullx_form1");
    happens("load");
    expect(own()?.hidden).toBe(false);
    expect(all()).toHaveLength(1);
  });

  it("shows the picture of the species when the creature's own one fails or changes (LED-119, CON-36)", () => {
    const show = render(<CreaturePicture creature={withOwn} size={64} />);
    happens("error");
    expect(own()?.hidden).toBe(true);
    expect(shown()).toContain("bullx_form1");
    happens("load");
    show(<CreaturePicture creature={{ ...withOwn, image_url: "/creature-picture/2" }} size={64} />);
    expect(own()?.hidden).toBe(true);
    expect(shown()).toContain("bullx_form1");
  });

  it.each([
    "https://elsewhere.example/a.png",
    "//elsewhere.example/a.png",
    "/\\elsewhere.example",
    "data:image/png,",
  ])("never comes from another server, such as %s (LED-119)", (image_url) => {
    render(<CreaturePicture creature={{ ...withOwn, image_url }} size={64} />);
    expect(all()).toHaveLength(1);
    expect(shown()).toContain("bullx_form1");
  });

  it("stays empty when even the placeholder cannot be loaded (CON-81)", () => {
    render(<CreaturePicture creature={{ species_id: "bullx", form: 1 }} size={64} />);
    for (const _ of ["smaller file", "PNG", "placeholder"]) fail();
    expect(shown()).toBeUndefined();
  });
});
