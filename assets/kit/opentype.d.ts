/** The small part of opentype.js that text drawing uses; the package ships no types. */
declare module "opentype.js" {
  export type PathCommand =
    | { readonly type: "Z" }
    | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
    | { readonly type: "Q"; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
    | {
        readonly type: "C";
        readonly x1: number;
        readonly y1: number;
        readonly x2: number;
        readonly y2: number;
        readonly x: number;
        readonly y: number;
      };

  export interface Glyph {
    readonly advanceWidth: number;
    getPath(x: number, y: number, fontSize: number): { readonly commands: readonly PathCommand[] };
  }

  export interface Font {
    readonly unitsPerEm: number;
    stringToGlyphs(text: string): readonly Glyph[];
  }

  const opentype: { parse(buffer: ArrayBufferLike): Font };
  export default opentype;
}
