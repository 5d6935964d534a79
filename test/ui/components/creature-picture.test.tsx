// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { CreaturePicture } from "../../../ui/components/token-picture.tsx";
import { render } from "../support/render.tsx";

const shown = () => document.querySelector("img")?.src;

describe("CreaturePicture", () => {
  it("shows the picture of the species and form (BAT-031)", () => {
    const show = render(<CreaturePicture creature={{ species_id: "bullx", form: 0 }} size={64} />);
    expect(shown()).toContain("bullx_egg");
    show(<CreaturePicture creature={{ species_id: "bullx", form: 2 }} size={64} />);
    expect(shown()).toContain("bullx_form2");
  });

  it("shows a placeholder when its picture fails, until another one loads (BAT-031)", () => {
    const show = render(<CreaturePicture creature={{ species_id: "bullx", form: 1 }} size={64} />);
    act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
    expect(shown()).toContain("icon_egg");
    show(<CreaturePicture creature={{ species_id: "bullx", form: 3 }} size={64} />);
    expect(shown()).toContain("bullx_form3");
    show(<CreaturePicture creature={{ species_id: "unknown", form: 1 }} size={64} />);
    expect(shown()).toContain("icon_egg");
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
    const fail = () => act(() => void document.querySelector("img")?.dispatchEvent(new Event("error")));
    render(<CreaturePicture creature={{ species_id: "bullx", form: 1 }} size={64} />);
    fail();
    fail();
    expect(shown()).toBeUndefined();
  });
});
