/** A stroke as raw SVG, for details inside a part. */
export const strokePath = (d: string, width: number, color: string, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ` +
  `stroke-linejoin="round" opacity="${opacity}"/>`;

/** A filled shape as raw SVG, for details inside a part; `blur` is a figure's blur attribute. */
export const fillPath = (d: string, color: string, opacity = 1, blur = ""): string =>
  `<path d="${d}" fill="${color}" opacity="${opacity}" ${blur}/>`;
