/** Accepted picture types by their first bytes; not SVG, which could hold scripts. */
const SIGNATURES: readonly { type: string; at: number; bytes: string }[][] = [
  [{ type: "image/png", at: 0, bytes: "89504e470d0a1a0a" }],
  [{ type: "image/jpeg", at: 0, bytes: "ffd8ff" }],
  [{ type: "image/gif", at: 0, bytes: "474946383761" }],
  [{ type: "image/gif", at: 0, bytes: "474946383961" }],
  [
    { type: "image/webp", at: 0, bytes: "52494646" },
    { type: "image/webp", at: 8, bytes: "57454250" },
  ],
  [{ type: "image/avif", at: 4, bytes: "6674797061766966" }],
  [{ type: "image/avif", at: 4, bytes: "6674797061766973" }],
];

/** The media type of a picture by its content, whatever its sender calls it; null for an unknown one. */
export function pictureType(bytes: Buffer): string | null {
  const found = SIGNATURES.find((deps) =>
    deps.every(({ at, bytes: hex }) => bytes.toString("hex", at, at + hex.length / 2) === hex),
  );
  return found?.[0]?.type ?? null;
}
