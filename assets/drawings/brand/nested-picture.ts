/** Position of a finished picture inside another one: its top left corner and its width. */
export interface NestedPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/**
 * A finished picture inside another one; `prefix` is put before its ids, so that two pictures never use the same id.
 */
export function nestedPicture(picture: string, { x, y, width }: NestedPlace, prefix: string): string {
  const viewBox = /viewBox="0 0 (\d+) (\d+)"/.exec(picture);
  if (!viewBox) throw new Error(`${prefix}: the picture has no viewBox`);
  const [fullWidth, fullHeight] = [Number(viewBox[1]), Number(viewBox[2])];
  const height = ((width * fullHeight) / fullWidth).toFixed(1);
  const content = picture
    .replace(/^<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/\bid="|url\(#|href="#/g, (start) => start + prefix);
  return (
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${fullWidth} ${fullHeight}" ` +
    `overflow="visible">${content}</svg>`
  );
}
